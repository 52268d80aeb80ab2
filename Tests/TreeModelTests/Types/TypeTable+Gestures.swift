import SwiftUI

extension TypeTable {
  /// Gestures, and what attaches them.
  @MainActor static let gestures: [TypeTableRow] = [
    TypeTableRow(
      "TapGesture().onEnded {}",
      "_EndedGesture<TapGesture>",
      .interface, value: TapGesture().onEnded {}),
    TypeTableRow(
      "DragGesture().onChanged { _ in }",
      "_ChangedGesture<DragGesture>",
      .interface, value: DragGesture().onChanged { _ in }),
    TypeTableRow(
      "DragGesture().onChanged { _ in }.onEnded { _ in }",
      "_EndedGesture<_ChangedGesture<DragGesture>>",
      .interface, value: DragGesture().onChanged { _ in }.onEnded { _ in }),
    TypeTableRow(
      "LongPressGesture().simultaneously(with: TapGesture())",
      "SimultaneousGesture<LongPressGesture, TapGesture>",
      .interface, value: LongPressGesture().simultaneously(with: TapGesture())),
    TypeTableRow(
      "LongPressGesture().sequenced(before: DragGesture())",
      "SequenceGesture<LongPressGesture, DragGesture>",
      .interface, value: LongPressGesture().sequenced(before: DragGesture())),
    TypeTableRow(
      "TapGesture(count: 2).exclusively(before: TapGesture())",
      "ExclusiveGesture<TapGesture, TapGesture>",
      .interface, value: TapGesture(count: 2).exclusively(before: TapGesture())),
    TypeTableRow(
      "DragGesture().map { $0.location }",
      "_MapGesture<DragGesture, CGPoint>",
      .interface, value: DragGesture().map { $0.location }),
    TypeTableRow(
      "DragGesture().updating(GestureState(wrappedValue: 1)) { _, _, _ in }",
      "GestureStateGesture<DragGesture, Int>",
      .interface, value: DragGesture().updating(GestureState(wrappedValue: 1)) { _, _, _ in }),
    TypeTableRow(
      "A().onTapGesture {}",
      "ModifiedContent<A, AddGestureModifier<_EndedGesture<TapGesture>>>",
      .printed
    ) {
      A().onTapGesture {}
    },
    TypeTableRow(
      "A().onTapGesture { _ in }",
      "ModifiedContent<A, AddGestureModifier<_EndedGesture<SpatialTapGesture>>>",
      .reimplementation
    ) {
      A().onTapGesture { _ in }
    },
    TypeTableRow(
      "A().gesture(TapGesture())",
      "ModifiedContent<A, AddGestureModifier<TapGesture>>",
      .reimplementation
    ) {
      A().gesture(TapGesture())
    },
    TypeTableRow(
      "A().gesture(DragGesture().onEnded { _ in })",
      "ModifiedContent<A, AddGestureModifier<_EndedGesture<DragGesture>>>",
      .reimplementation
    ) {
      A().gesture(DragGesture().onEnded { _ in })
    },
    TypeTableRow(
      "A().highPriorityGesture(TapGesture())",
      "ModifiedContent<A, HighPriorityGestureModifier<TapGesture>>",
      .reimplementation
    ) {
      A().highPriorityGesture(TapGesture())
    },
    TypeTableRow(
      "A().simultaneousGesture(TapGesture())",
      "ModifiedContent<A, SimultaneousGestureModifier<TapGesture>>",
      .reimplementation
    ) {
      A().simultaneousGesture(TapGesture())
    },
    TypeTableRow(
      "TapGesture().simultaneously(with: DragGesture())",
      "SimultaneousGesture<TapGesture, DragGesture>",
      .interface, value: TapGesture().simultaneously(with: DragGesture())),
    TypeTableRow(
      "DragGesture().updating(GestureState(wrappedValue: CGSize.zero)) { _, _, _ in }.onEnded { _ in }",
      "_EndedGesture<GestureStateGesture<DragGesture, CGSize>>",
      .interface,
      value: DragGesture().updating(GestureState(wrappedValue: CGSize.zero)) { _, _, _ in }.onEnded
      { _ in }),
    TypeTableRow(
      "MagnifyGesture().simultaneously(with: RotateGesture()).onChanged { _ in }",
      "_ChangedGesture<SimultaneousGesture<MagnifyGesture, RotateGesture>>",
      .interface, value: MagnifyGesture().simultaneously(with: RotateGesture()).onChanged { _ in }),
  ]
}
