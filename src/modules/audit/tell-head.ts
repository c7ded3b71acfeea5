// Once a day the log is verified, and the head of its chain leaves the database in the server's log: whoever can write in
// the database cannot reach what was said there. What was found is kept for the back-office too.

import { type Sealing, sealLog } from './seal-log.ts';
import { saveVerification } from './verification.repository.ts';
import { verifySeals } from './verify-seals.ts';

export async function tellHead(shop: Sealing): Promise<void> {
  const head = await sealLog(shop);
  const { ok, detail, ...proof } = await verifySeals(shop, head?.hash);
  if (ok) shop.log.info({ audit: { event: 'head', ...head, ...proof } }, 'audit');
  else shop.log.error({ audit: { event: 'broken', ...head, detail } }, 'audit');
  await saveVerification(shop.database.orm, { at: shop.clock.now(), ok, detail });
}
