public import Foundation

extension ProcessInfo {
  public static let thermalStateDidChangeNotification =
    Notification.Name("NSProcessInfoThermalStateDidChangeNotification")

  /// How hot a device is: not at all.
  public var thermalState: ThermalState { .nominal }

  public var isLowPowerModeEnabled: Bool { false }

  public enum ThermalState: Int, Sendable {
    case nominal
    case fair
    case serious
    case critical
  }
}
