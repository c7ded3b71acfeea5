// Divides a number of pieces over the batches of an article, as a pure function.

export type Draw = { batchId: number; quantity: number };

/**
 * Divides a number of pieces over batches, filling from them in the given order. Pieces beyond what the
 * batches contain are left out of the result.
 */
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
