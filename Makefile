# make install PREFIX=DIR     builds treeviz and installs it; /usr/local unless told
# make uninstall PREFIX=DIR   removes what was installed
# make archive                builds treeviz-VERSION-SYSTEM.tar.gz, which runs from wherever it is unpacked
#
# DESTDIR is put before PREFIX, for packagers. BUILD names a folder that holds a build already; it is
# seen from the folder of this file. Scripts/install does the work, and does it without make too.

PREFIX ?= /usr/local
DESTDIR ?=
BUILD ?=

# By the environment, so that any character may be in them.
export PREFIX DESTDIR BUILD
export TREEVIZ_MAKEFILE := $(MAKEFILE_LIST)

install uninstall archive:
	@file=$${TREEVIZ_MAKEFILE# }; case $$file in */*) ;; *) file=./$$file ;; esac; \
	"$${file%/*}/Scripts/install" $@

.PHONY: install uninstall archive
