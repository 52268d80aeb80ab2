import Glibc

@main
enum Treeviz {
  static func main() {
    signal(SIGPIPE, SIG_IGN)
    exit(TreevizTool.run(Array(CommandLine.arguments.dropFirst())).rawValue)
  }
}
