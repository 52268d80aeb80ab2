import TreeModel

/// Keeps the probe's function that dispatch queues are taken with.
///
/// - Parameter take: a function of C, see ``DispatchHooks``.
@_cdecl("treeviz_offer_dispatch")
public func offerDispatch(_ take: UnsafeRawPointer) {
  DispatchHooks.take = take
}
