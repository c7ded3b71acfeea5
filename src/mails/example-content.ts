// Example content with a fictitious customer, for previewing a mail template without an order.

import {
  type MailType,
  type ManualMailContent,
  mailFields,
  quoteHeading,
  quoteMessage,
} from '#modules/mail/index.ts';
import type { Settings } from '#modules/settings/contract.ts';
import { FIRST_GIFT } from '#shared/goods-text.ts';
import { cents } from '#shared/money.ts';
import { REFUND_ARRIVAL } from './order-cancelled.ts';
import {
  addressBlock,
  figuresBlock,
  linksBlock,
  orderButtonBlock,
  orderLinesBlock,
  paymentQrBlock,
  starsBlock,
  statementBlock,
  summaryBlock,
  trackingBlock,
} from './templates/blocks.ts';
import { EXAMPLE_QR_CODE, packPicture, STAR } from './templates/images.ts';

const LINK = 'https://voorbeeld.example/link';

const values: Readonly<Record<string, string>> = {
  customerName: 'Sanne de Vries',
  orderNumber: 'ZW100042',
  orderDate: '12 november 2026 om 14:05',
  total: '€37,43',
  vatRate: '21',
  vatAmount: '€6,50',
  deliveryPromise: 'We verwachten je pakket vrijdag 13 november bij je.',
  productLabel: '2 Pack',
  contentBefore: '1 Pack',
  content: '2 Pack',
  iban: 'NL91 ABNA 0417 1643 00',
  accountName: 'Zwartwit B.V.',
  reference: 'PF100042',
  settlement: 'Je hebt €12,48 bijbetaald.',
  difference: '€12,48',
  totalBefore: '€24,95',
  payUntil: 'vrijdag 20 november',
  reason: 'Je bank heeft de betaling niet goedgekeurd.',
  carrier: 'PostNL',
  trackingCode: '3SVOOR0123456',
  refundAmount: '€24,95',
  refundMethod: 'iDEAL | Wero',
  refundArrival: 'meestal binnen enkele werkdagen',
  refundDate: '14 november 2026 om 09:30',
  returnReference: 'RT100042',
  returnPieces: '1 pot tandpoeder',
  returnBefore: '27 november 2026',
  returnCosts: 'De kosten van het terugsturen zijn voor jou.',
  parcelAdvice:
    'Stuur het uiterlijk 27 november 2026 terug naar Zwartwit B.V., Voorbeeldstraat 1, 1234 AB Amsterdam. Vermeld je bestelnummer en bewaar het verzendbewijs. De kosten van het terugsturen zijn voor jou.',
  cancelReason: 'De reden: je hebt ons gebeld dat je je vergist had.',
  refundExplanation: 'De creditnota zit bij deze mail.',
  receivedAt: '13 november 2026 om 20:15',
  refundBefore: '27 november 2026',
  answerHours: '2',
  noticeTitle: 'Nieuwe bestelling ZW100123',
  noticeText: '2 potten voor €37,43, naar Nederland.',
  digestSummary: '12 te verzenden, 2 herroepingen',
};

/** Example values of mail fields that differ from the general examples, per type of mail. */
const valuesOf: Partial<Record<MailType, Readonly<Record<string, string>>>> = {
  order_cancelled: {
    refundExplanation: 'Je krijgt €37,43 terug.',
    refundArrival: REFUND_ARRIVAL,
  },
  bank_order_withdrawn: { reason: 'We kregen tot en met vrijdag 20 november geen betaling.' },
  contact_received: { receivedAt: '12 november 2026 om 14:05' },
  order_link: { payUntil: 'zaterdag 12 december' },
  payment_failed: { payUntil: 'zaterdag 12 december' },
};

/** Example lines below the pack name on the card in a mail, per type of mail. */
const glanceOf: Partial<Record<MailType, readonly string[]>> = {
  order_confirmation: ['Verwacht vrijdag 13 november', '€37,43 betaald', 'Bestelling ZW100042'],
  abandoned_checkout: ['€37,43', 'Gratis verzonden'],
  shipped: ['Verwacht vrijdag 13 november', 'Bestelling ZW100042'],
  delivered: ['Bestelling ZW100042'],
  replacement: ['Niets te betalen', 'Verwacht vrijdag 13 november', 'Bestelling ZW100042'],
  order_changed: ['Nu €37,43', 'Eerst 1 Pack voor €24,95', 'Verwacht vrijdag 13 november'],
  order_cancelled: ['Bestelling ZW100042'],
};

const blocks = (type: MailType, publicUrl: string): ManualMailContent['blocks'] => ({
  orderGlance: summaryBlock({
    picture: packPicture({ quantity: 2, imageUrl: null }, publicUrl),
    title: '2 Pack',
    lines: glanceOf[type] ?? ['€37,43'],
  }),
  orderButton: orderButtonBlock(LINK),
  payCode: paymentQrBlock(publicUrl + EXAMPLE_QR_CODE),
  stars: starsBlock(publicUrl + STAR, () => LINK),
  orderLines: orderLinesBlock({
    lines: [{ label: 'Zwartwit Actieve Kool Tandpoeder – 2 Pack', quantity: 1, amount: cents(3743) }],
    subtotal: cents(3743),
    discount: cents(0),
    shippingCost: cents(0),
    total: cents(3743),
    vatRate: 21,
    vatAmount: cents(650),
    gift: FIRST_GIFT,
  }),
  deliveryAddress: addressBlock(['Sanne de Vries', 'Voorbeeldstraat 1', '1234 AB Amsterdam', 'Nederland']),
  trackingDetails: trackingBlock({ code: '3SVOOR0123456', url: LINK }),
  earlier: quoteMessage(quoteHeading(new Date('2026-11-12T13:05:00Z')), 'Mag ik het elke dag gebruiken?'),
  yesterday: figuresBlock([
    { value: '€412,70', label: 'omzet gisteren', note: '12% meer dan vorige week' },
    { value: '11', label: 'bestellingen', note: '10% meer dan vorige week' },
  ]),
  toDoLines: linksBlock('Te doen', [
    [LINK, '12 te verzenden', null],
    [LINK, '2 herroepingen', 'nog 4 dagen'],
  ]),
  noticeLines: linksBlock('Sinds gisteren', [
    [LINK, 'Pot tandpoeder: nog 24 op voorraad', 'De grens is 25.'],
  ]),
  statement: statementBlock([
    {
      label: 'Verklaring',
      value:
        'Ik deel Zwartwit hierbij mee dat ik mijn overeenkomst over bestelling ZW100042 herroep, voor 1 pot.',
    },
    { label: 'Naam', value: 'Sanne de Vries' },
    { label: 'Bestelnummer', value: 'ZW100042' },
    { label: 'E-mailadres', value: 'sanne@example.org' },
    { label: 'Herroepen op', value: '13 november 2026 om 20:15' },
    { label: 'Kenmerk', value: 'HR100042' },
  ]),
});

export function exampleContent(
  type: MailType,
  { company }: Pick<Settings, 'company'>,
  publicUrl: string,
): ManualMailContent {
  const links = mailFields[type].variables.filter((name) => name.endsWith('Url'));
  return {
    recipient: company.email,
    source: 'een voorbeeldklant',
    orderId: null,
    draftId: null,
    variables: { ...values, ...valuesOf[type], ...Object.fromEntries(links.map((name) => [name, LINK])) },
    blocks: blocks(type, publicUrl),
    attachments: [],
  };
}
