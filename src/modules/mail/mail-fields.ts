// What each type of mail can say: the variables a template may use and the blocks the shop lays out itself.
// A template is checked against this table when it is saved, and callers are checked by the compiler.

/** In every mail: the shop and the company behind it, from the settings. */
export const shopVariables = [
  'brandName',
  'productName',
  'companyName',
  'companyAddress',
  'companyKvk',
  'companyVatId',
  'companyEmail',
  'companyPhone',
  'shopUrl',
  'withdrawalUrl',
  'termsUrl',
  'guaranteeDays',
] as const;

export const mailFields = {
  order_confirmation: {
    name: 'Bestelbevestiging',
    variables: [
      'customerName',
      'orderNumber',
      'orderDate',
      'total',
      'vatRate',
      'vatAmount',
      'deliveryPromise',
      'orderUrl',
    ],
    blocks: ['orderLines', 'deliveryAddress'],
  },
  payment_failed: {
    name: 'Betaling mislukt',
    variables: ['customerName', 'productLabel', 'total', 'reason', 'recoveryUrl'],
    blocks: [],
  },
  abandoned_checkout: {
    name: 'Bestelling niet afgerond',
    variables: ['customerName', 'productLabel', 'total', 'checkoutUrl', 'unsubscribeUrl'],
    blocks: [],
  },
  shipped: {
    name: 'Bestelling verzonden',
    variables: ['customerName', 'orderNumber', 'carrier', 'trackingCode', 'orderUrl'],
    blocks: ['trackingDetails', 'deliveryAddress'],
  },
  delivered: {
    name: 'Bestelling bezorgd',
    variables: ['customerName', 'orderNumber', 'orderUrl'],
    blocks: [],
  },
  review_request: {
    name: 'Verzoek om een review',
    variables: ['customerName', 'orderNumber', 'reviewUrl', 'unsubscribeUrl'],
    blocks: [],
  },
  refund: {
    name: 'Terugbetaling',
    variables: ['customerName', 'orderNumber', 'refundAmount', 'refundDate', 'refundExplanation', 'orderUrl'],
    blocks: [],
  },
  withdrawal_received: {
    name: 'Herroeping ontvangen',
    variables: ['customerName', 'orderNumber', 'receivedAt', 'refundBefore'],
    blocks: ['statement'],
  },
  newsletter_confirmation: {
    name: 'Aanmelding nieuwsbrief bevestigen',
    variables: ['confirmUrl'],
    blocks: [],
  },
  custom: {
    name: 'Eigen bericht',
    variables: ['customerName', 'customSubject'],
    blocks: ['message'],
  },
} as const satisfies Record<
  string,
  { name: string; variables: readonly string[]; blocks: readonly string[] }
>;

export type MailType = keyof typeof mailFields;
export type MailVariable<Type extends MailType> = (typeof mailFields)[Type]['variables'][number];
export type MailBlock<Type extends MailType> = (typeof mailFields)[Type]['blocks'][number];

export function isMailType(text: string): text is MailType {
  return Object.hasOwn(mailFields, text);
}

/** The names a template may use. A template of the operator's own is sent as a custom mail. */
export function fieldsOf(key: string): { variables: readonly string[]; blocks: readonly string[] } {
  const own = isMailType(key) ? mailFields[key] : mailFields.custom;
  return { variables: [...shopVariables, ...own.variables], blocks: own.blocks };
}
