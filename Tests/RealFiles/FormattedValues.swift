import SwiftUI

struct FormattedValues: View {
  @State private var amount = 12.5
  @State private var count = 3
  @State private var name = ""

  private let date = Date(timeIntervalSinceReferenceDate: 0)
  private let distance = Measurement(value: 3.2, unit: UnitLength.kilometers)
  private let numbers = [3, 1, 2]

  var body: some View {
    Form {
      Section("Dates") {
        Text(date, style: .date)
        Text(date, style: .relative)
        Text(date...date.addingTimeInterval(3_600))
        Text(date, format: .dateTime.day().month(.wide).year())
        Text(date, format: Date.FormatStyle(date: .numeric, time: .omitted))
        Text(date, format: .relative(presentation: .named))
        Text(date, format: .iso8601)
        Text(date.formatted(date: .abbreviated, time: .shortened))
        Text(date.formatted(.dateTime.weekday(.wide).hour().minute()))
        Text(date, formatter: Self.dateFormatter)
        Text("\(date, formatter: Self.dateFormatter), \(date, style: .time)")
        Text(Self.relativeFormatter.localizedString(for: date, relativeTo: date.addingTimeInterval(90)))
        Text(Self.durationFormatter.string(from: 3_725) ?? "")
        Text(Duration.seconds(90).formatted(.units(allowed: [.minutes, .seconds], width: .narrow)))
        Text(Duration.seconds(65), format: .time(pattern: .minuteSecond))
        Text(timerInterval: date...date.addingTimeInterval(10), countsDown: true)
        Text((date..<date.addingTimeInterval(3_600)).formatted(.interval))
      }
      Section("Numbers") {
        Text(0.256, format: .percent.precision(.fractionLength(1)))
        Text(amount, format: .currency(code: Locale.current.currency?.identifier ?? "USD"))
        Text(count, format: .number.sign(strategy: .always()))
        Text(1_250_000.formatted(.number.notation(.compactName)))
        Text(NSNumber(value: amount), formatter: Self.numberFormatter)
        Text("\(amount, specifier: "%.1f") and \(count, format: .number)")
        Text(String(format: "%02d:%02d", count / 60, count % 60))
        Text(Int64(12_345), format: .byteCount(style: .file))
        Text(ByteCountFormatter.string(fromByteCount: 12_345, countStyle: .memory))
        Text(Decimal(string: "3.40")?.formatted(.currency(code: "EUR")) ?? "–")
        TextField("Amount", value: $amount, format: .currency(code: "USD"))
        TextField("Count", value: $count, formatter: Self.numberFormatter).keyboardType(.decimalPad)
      }
      Section("Measurements and lists") {
        Text(distance, format: .measurement(width: .abbreviated, usage: .road))
        Text(distance.formatted())
        Text(distance.converted(to: .miles), format: .measurement(width: .narrow, numberFormatStyle: .number.precision(.fractionLength(2))))
        Text(Self.measurementFormatter.string(from: Measurement(value: 21.5, unit: UnitTemperature.celsius)))
        Text(["Anna", "Ben", "Cleo"], format: .list(type: .and))
        Text(numbers.map { "\($0)" }.formatted())
        Text(numbers.sorted(by: >).map(String.init).joined(separator: ", "))
      }
      Section("Strings") {
        Text("Hello, \(name.isEmpty ? "you" : name)! ^[\(count) apple](inflect: true)")
        Text("**Bold**, *italic*, [a link](https://example.com) and `code`")
        Text(verbatim: "**not bold** \(count)")
        Text("title", tableName: "Settings", bundle: .main, comment: "The title")
        Text(String(localized: "Welcome, \(name)"))
        Text(NSLocalizedString("welcome", comment: ""))
        Text(LocalizedStringResource("resource"))
        Text(styled)
        Text((try? AttributedString(markdown: "_Markdown_ **text**")) ?? AttributedString("text"))
        Text("\(Image(systemName: "star.fill")) \(Text("nested").bold().foregroundColor(.red)) text")
        Text(name.trimmingCharacters(in: .whitespacesAndNewlines).capitalized)
      }
    }
    .environment(\.locale, Locale(identifier: "en_GB"))
    .environment(\.calendar, Calendar(identifier: .gregorian))
    .environment(\.timeZone, TimeZone(secondsFromGMT: 0)!)
  }

  private var styled: AttributedString {
    var text = AttributedString("Hello, world")
    text.font = .title.bold()
    text.foregroundColor = .primary
    if let range = text.range(of: "world") {
      text[range].foregroundColor = .red
      text[range].backgroundColor = .yellow.opacity(0.3)
      text[range].underlineStyle = Text.LineStyle(pattern: .dash, color: .blue)
      text[range].link = URL(string: "https://example.com")
    }
    var container = AttributeContainer()
    container.kern = 1.5
    container.strikethroughStyle = .single
    return text.mergingAttributes(container) + AttributedString("!", attributes: container)
  }

  private static let dateFormatter: DateFormatter = {
    let formatter = DateFormatter()
    formatter.dateStyle = .medium
    formatter.timeStyle = .none
    formatter.locale = Locale(identifier: "en_US_POSIX")
    return formatter
  }()

  private static let numberFormatter: NumberFormatter = {
    let formatter = NumberFormatter()
    formatter.numberStyle = .decimal
    formatter.maximumFractionDigits = 2
    return formatter
  }()

  private static let relativeFormatter: RelativeDateTimeFormatter = {
    let formatter = RelativeDateTimeFormatter()
    formatter.unitsStyle = .full
    formatter.dateTimeStyle = .named
    return formatter
  }()

  private static let durationFormatter: DateComponentsFormatter = {
    let formatter = DateComponentsFormatter()
    formatter.allowedUnits = [.hour, .minute, .second]
    formatter.unitsStyle = .positional
    formatter.zeroFormattingBehavior = .pad
    return formatter
  }()

  private static let measurementFormatter: MeasurementFormatter = {
    let formatter = MeasurementFormatter()
    formatter.unitOptions = .providedUnit
    formatter.numberFormatter.maximumFractionDigits = 0
    return formatter
  }()
}

#Preview { FormattedValues() }
