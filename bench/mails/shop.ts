// A process of bench:mails: the shop, which reads its mailbox when it is told to, and answers once nothing is
// left there.

import '#tests/chaos/inline-files.ts';

const [{ startTestShop }, { takeIncomingMail }] = await Promise.all([
  import('#tests/support/shop.ts'),
  import('#modules/contacts/index.ts'),
]);
const shop = await startTestShop({ env: { IMAP_URL: process.env.IMAP_URL ?? '' } });
const countTaken = async () => Number((await shop.rows('select count(*) as n from incoming_mails'))[0]?.n);
process.on('message', async () => {
  const before = await countTaken();
  await takeIncomingMail(shop.shop);
  process.send?.((await countTaken()) - before);
});
process.on('disconnect', () => process.exit(0));
process.send?.(shop.address);
