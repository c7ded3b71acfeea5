// The mail about an order that an operator prepared, for instance on the phone. One button opens the
// filled-in checkout, where the customer checks and pays.

import { orderPrepared, recoveryEndsAt, recoveryUrlOf } from '#modules/checkout/index.ts';
import { type DraftReference, type DraftRow, findDraft } from '#modules/drafts/index.ts';
import { greetingName, type MailContent, type QueueMailNeeds, queueMail } from '#modules/mail/index.ts';
import type { Database } from '#platform/database/database.ts';
import type { Reaction } from '#platform/jobs/facts.ts';
import { formatEuro } from '#shared/money.ts';
import { dayOf, formatWeekday } from '#shared/shop-days.ts';
import { packLabel } from './abandoned-checkout.ts';
import { type BasketMailNeeds, mail, nothingToSend } from './mail.ts';
import { packCard } from './templates/pack-card.ts';
import { block, button, greeting, heading, note, paragraph } from './templates/parts.ts';

export const orderLink = mail({
  type: 'order_link',
  subject: 'Je bestelling bij {{brandName}} staat klaar om te betalen',
  body: [
    heading('Nog betalen, dan is het besteld'),
    greeting,
    paragraph(
      'Zoals afgesproken hebben we je bestelling ingevuld. Controleer je gegevens en kies hoe je betaalt.',
    ),
    block('orderGlance'),
    button('Bekijken en betalen', 'checkoutUrl'),
    note('De link werkt tot {{payUntil}}. Je bestelt pas als je betaalt.'),
    note('Zegt dit je niets? Dan hoef je niets te doen; er wordt niets afgeschreven.'),
  ],

  async ofBasket(shop, draft) {
    if (draft.isCompleted) throw nothingToSend('Deze bestelling is al betaald.');
    return preparedOf(shop, draft);
  },
});

type Needs = QueueMailNeeds & BasketMailNeeds & { database: Database };

export const sendLinkWhenOrderPrepared: Reaction<DraftReference, Needs> = {
  name: 'send-link-when-order-prepared',
  fact: orderPrepared,
  react: async (shop, { draftId }) => {
    const draft = await findDraft(shop.database.orm, draftId);
    if (!draft || draft.isCompleted || draft.customerEmail === '') return;
    const content = await preparedOf(shop, draft);
    await shop.database.transaction(async (tx) => {
      await queueMail(shop, tx, {
        ...content,
        type: 'order_link',
        recipient: draft.customerEmail,
        draftId,
        dedupeKey: `order_link:draft:${draftId}`,
        sentByOperator: true,
      });
    });
  },
};

async function preparedOf(shop: BasketMailNeeds, draft: DraftRow): Promise<MailContent<'order_link'>> {
  return {
    variables: {
      customerName: greetingName(draft.customerName),
      productLabel: await packLabel(shop, draft.variantCode),
      total: formatEuro(draft.total),
      payUntil: formatWeekday(dayOf(recoveryEndsAt(shop))),
      checkoutUrl: recoveryUrlOf(shop, draft),
    },
    blocks: { orderGlance: await packCard(shop, shop.database.orm, draft, [formatEuro(draft.total)]) },
  };
}
