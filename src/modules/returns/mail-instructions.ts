// Sends the customer the return instructions again, as often as the operator asks.

import type { ReturnNeeds } from './open-return.ts';
import { updateReturn } from './return.repository.ts';
import { isOpenReturn } from './return-contract.ts';
import { returnInstructed } from './return-facts.ts';
import { onReturn, stepRefused } from './step-return.ts';

/**
 * Announces one more mail with return instructions. Throws 404 `return_unknown`; 409 `return_step_refused`
 * when the customer has nothing to send back.
 */
export function mailInstructions(shop: ReturnNeeds, id: number, operator: string): Promise<void> {
  return onReturn(shop, { id, version: undefined, actor: operator }, async ({ tx, returnRow, now }) => {
    if (returnRow.notSent || !isOpenReturn(returnRow.status))
      throw stepRefused('Bij deze retour is niets meer op te sturen.');
    const { version } = await updateReturn(tx, id, { updatedAt: now });
    await shop.announce(tx, returnInstructed, { returnId: id, turn: version });
  });
}
