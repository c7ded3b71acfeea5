// A process of the mail benchmark: the shop. It reads its mailbox on request and answers when the mailbox is
// empty.

import { receiveIncomingMail } from '#modules/contacts/index.ts';
import { startTestShop } from '#tests/support/shop.ts';

const shop = await startTestShop({ env: { IMAP_URL: process.env.IMAP_URL ?? '' } });
const countTaken = async () => Number((await shop.rows('select count(*) as n from incoming_mails'))[0]?.n);
process.on('message', async () => {
  const before = await countTaken();
  await receiveIncomingMail(shop.shop);
  process.send?.((await countTaken()) - before);
});
process.on('disconnect', () => process.exit(0));
process.send?.(shop.address);
