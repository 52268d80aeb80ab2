import Glibc

exit(Launcher(CommandLine.arguments).run())
