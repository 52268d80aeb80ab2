import SwiftUI

struct CalendarMonth<DateView: View>: View {
  @Environment(\.calendar) var calendar
  let month: Date
  let content: (Date) -> DateView

  init(month: Date, @ViewBuilder content: @escaping (Date) -> DateView) {
    self.month = month
    self.content = content
  }

  private var days: [Date] {
    guard let interval = calendar.dateInterval(of: .month, for: month) else { return [] }
    var days: [Date] = []
    calendar.enumerateDates(
      startingAfter: interval.start.addingTimeInterval(-1),
      matching: DateComponents(hour: 0, minute: 0, second: 0), matchingPolicy: .nextTime
    ) { date, _, stop in
      if let date, date < interval.end { days.append(date) } else { stop = true }
    }
    return days
  }

  var body: some View {
    Grid(horizontalSpacing: 4, verticalSpacing: 4) {
      GridRow {
        ForEach(calendar.veryShortWeekdaySymbols.indices, id: \.self) { index in
          Text(calendar.veryShortWeekdaySymbols[index])
            .font(.caption)
            .foregroundStyle(.secondary)
            .gridColumnAlignment(.center)
        }
      }
      Divider().gridCellUnsizedAxes(.horizontal)
      ForEach(0..<6) { week in
        GridRow {
          ForEach(0..<7) { weekday in
            let index = week * 7 + weekday
            if days.indices.contains(index) {
              content(days[index])
            } else {
              Color.clear
            }
          }
        }
      }
      GridRow {
        Text(month, format: .dateTime.month(.wide).year())
          .gridCellColumns(7)
      }
    }
  }
}

struct CalendarScreen: View {
  @State private var selected: Date?
  @State private var dates: Set<DateComponents> = []
  private let today = Date(timeIntervalSinceReferenceDate: 0)

  var body: some View {
    VStack {
      CalendarMonth(month: today) { date in
        Button {
          selected = date
        } label: {
          Text("\(Calendar.current.component(.day, from: date))")
            .frame(width: 36, height: 36)
            .background {
              if selected == date {
                Circle().fill(.tint)
              } else if Calendar.current.isDateInWeekend(date) {
                Circle().fill(.quaternary)
              }
            }
        }
        .buttonStyle(.plain)
      }
      MultiDatePicker("Dates", selection: $dates)
      if let selected {
        Text(selected, style: .date)
        Text(selected.formatted(date: .complete, time: .omitted))
      }
    }
    .padding()
  }
}

#Preview { CalendarScreen() }
