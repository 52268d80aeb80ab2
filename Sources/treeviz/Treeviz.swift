import Glibc
import TreeCompiler

@main
enum Treeviz {
  static func main() {
    MovedToolchain.startAnew()
    signal(SIGPIPE, SIG_IGN)
    exit(TreevizTool.run(Array(CommandLine.arguments.dropFirst())).rawValue)
  }
}
