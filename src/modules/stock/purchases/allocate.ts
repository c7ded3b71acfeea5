// How many pieces come out of which batch. Pure.

export type Draw = { batchId: number; quantity: number };

/** In the order given; what no batch has is drawn from none. */
export function allocateFromBatches(
  requested: number,
  batches: readonly { id: number; remaining: number }[],
): Draw[] {
  let open = requested;
  return batches.flatMap(({ id, remaining }) => {
    const quantity = Math.min(open, remaining);
    open -= quantity;
    return quantity > 0 ? [{ batchId: id, quantity }] : [];
  });
}
