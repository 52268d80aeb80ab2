# make install PREFIX=DIR     builds treeviz and installs it; /usr/local unless told
# make uninstall PREFIX=DIR   removes what was installed
# make archive                builds treeviz-VERSION-SYSTEM.tar.gz, which runs from wherever it is unpacked
#
# DESTDIR is put before PREFIX, for packagers. BUILD names a folder that holds a build already.

PREFIX ?= /usr/local
DESTDIR ?=
BUILD ?=

install uninstall archive:
	@PREFIX='$(PREFIX)' DESTDIR='$(DESTDIR)' BUILD='$(BUILD)' Scripts/install $@

.PHONY: install uninstall archive
