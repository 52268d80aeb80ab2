import Foundation

@testable import TreeCompiler

/// A library in the place of libTreeModel.so whose probe does what the request says, well or badly.
struct FakeModel {
  let installation: Installation

  static let shared = Result { try FakeModel() }

  private init() throws {
    let folder = BuildFolder.path + "/TreeCompilerTests.model"
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    let source = folder + "/model.c"
    try FakeModel.source.write(toFile: source, atomically: true, encoding: .utf8)
    let clang = try Toolchain.find().root + "/bin/clang"
    let command = Command(
      clang, ["-shared", "-fPIC", "-O0", "-w", "-o", folder + "/libTreeModel.so", source])
    let outcome = try command.run(capturing: [.init(2)], timeout: .seconds(60))
    guard outcome.ending == .exited(0) else {
      throw CompilerError.toolFailed(
        name: "clang", reason: String(decoding: outcome.output(2), as: UTF8.self))
    }
    installation = Installation(folders: [folder, BuildFolder.path])
  }

  private static let source = """
    #include <fcntl.h>
    #include <pthread.h>
    #include <signal.h>
    #include <stdio.h>
    #include <stdlib.h>
    #include <string.h>
    #include <sys/resource.h>
    #include <unistd.h>

    static int report(int fd) {
      const char *json = "{\\"version\\":1,\\"roots\\":[],\\"bodies\\":{}}";
      write(fd, json, strlen(json));
      return 0;
    }
    static int deep(int n) { char page[4096]; page[0] = n; return deep(n + 1) + page[0]; }
    static void *sleeper(void *unused) { sleep(1000); return 0; }

    int treeviz_probe_main(const char *library, int fd, const char *request) {
      if (!strcmp(request, "good")) return report(fd);
      if (!strcmp(request, "loop")) { for (;;) {} }
      if (!strcmp(request, "sleep")) sleep(1000);
      if (!strcmp(request, "exit")) exit(0);
      if (!strcmp(request, "exit3")) { fputs("giving up\\n", stderr); exit(3); }
      if (!strcmp(request, "abort")) abort();
      if (!strcmp(request, "overflow")) return deep(0);
      if (!strcmp(request, "garbage")) { write(fd, "{]", 2); return 0; }
      if (!strcmp(request, "close")) { close(fd); return 0; }
      if (!strcmp(request, "trap")) {
        write(fd, "@ Outer.Row\\n", 12);
        fputs("Main/list.swift:2: Fatal error: no row\\n", stderr);
        raise(SIGILL);
      }
      if (!strcmp(request, "noise")) {
        for (int i = 0; i < 10 << 10; i++) { char k[1024]; memset(k, 'x', 1024); write(1, k, 1024); }
        return report(fd);
      }
      if (!strcmp(request, "thread")) {
        pthread_t t;
        pthread_create(&t, 0, sleeper, 0);
        return report(fd);
      }
      if (!strcmp(request, "child")) { if (!fork()) sleep(1000); return report(fd); }
      if (!strcmp(request, "stray")) { if (!fork()) { setsid(); sleep(1000); } return report(fd); }
      if (!strcmp(request, "memory")) {
        for (;;) { char *p = malloc(64 << 20); if (!p) abort(); }
      }
      if (!strcmp(request, "file")) {
        int f = open("big", O_CREAT | O_WRONLY, 0600);
        char k[65536]; memset(k, 1, sizeof k);
        for (;;) if (write(f, k, sizeof k) < 0) abort();
      }
      if (!strcmp(request, "cage")) {
        char folder[4096];
        struct rlimit core;
        getrlimit(RLIMIT_CORE, &core);
        printf("%d %d %s %s %ld %d", !strcmp(getcwd(folder, 4096), getenv("HOME")),
          !strcmp(folder, getenv("TMPDIR")), getenv("TZ"), getenv("LANG"), (long)core.rlim_cur,
          fcntl(4, F_GETFD));
        fflush(stdout);
        return report(fd);
      }
      return 1;
    }
    """
}
