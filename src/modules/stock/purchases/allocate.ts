// Divides a number of pieces over batches, as a pure function.

export type Draw = { batchId: number; quantity: number };

/** Draws pieces from batches in the given order; pieces that exceed the batches are left out. */
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
