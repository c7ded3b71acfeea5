// Simulates buyers who buy until they are stopped and remember what was confirmed to them: payments by the
// provider and orders by the shop. All of it must exist after the power cut.

import { setTimeout as pause } from 'node:timers/promises';
import { type Buyer, createBuyer } from '#tests/support/buyer.ts';

export type Promised = { buyer: Buyer; paymentId: string; orderId: number | null };

/**
 * Starts the buyers, who buy until they are stopped. Each payment and order that was confirmed to a buyer is
 * added to `promised`.
 */
export function startSelling(
  address: string,
  buyers: number,
  promised: Promised[],
): { stop(): Promise<void> } {
  let open = true;
  const buyOn = async () => {
    while (open) await buyOnce(address, promised).catch(() => pause(100));
  };
  const all = Promise.all(Array.from({ length: buyers }, buyOn));
  return {
    async stop() {
      open = false;
      await all;
    },
  };
}

export async function buyOnce(address: string, promised: Promised[]): Promise<void> {
  const buyer = createBuyer(address);
  await buyer.saveDetails();
  const started = await buyer.checkout({ variant: '1x' });
  const paid = await buyer.payByCard(started);
  if (paid.status !== 200) return;
  const promise: Promised = { buyer, paymentId: started.paymentIntentId, orderId: null };
  promised.push(promise);
  promise.orderId = (await buyer.askForOrder(promise.paymentId)).orderId;
}

/**
 * Checks the confirmed payments after the power cut: each must have its order. Returns one line per payment
 * whose order is missing or another one.
 */
export async function verifyPromises(promised: readonly Promised[]): Promise<string[]> {
  const broken: string[] = [];
  for (const promise of promised) {
    const { orderId } = await promise.buyer.askForOrder(promise.paymentId).catch(() => ({ orderId: null }));
    if (orderId === null || orderId !== (promise.orderId ?? orderId))
      broken.push(`${promise.paymentId}: promised order ${promise.orderId}, asked again ${orderId}`);
    promise.orderId ??= orderId;
  }
  return broken;
}
