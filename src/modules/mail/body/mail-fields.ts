// The placeholders a template may use, per type of mail: variables for plain values, and blocks for parts
// whose HTML the shop builds, such as the lines of an order. A template is checked against this table when it
// is saved, and the code that creates a mail when it is compiled.

/** Variables available in every mail: the shop and its company, from the settings. */
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
  'privacyUrl',
  'guaranteeDays',
  'withdrawalDays',
  'resultDays',
] as const;

export const mailSubjects = ['order', 'basket'] as const;
/** The subjects (order, basket) about which an operator can write a mail from the back-office. */
export type MailSubject = (typeof mailSubjects)[number];

type MailFields = {
  name: string;
  /**
   * The kind of mail, which determines the addresses it may be sent to. `commercial` mail contains an
   * unsubscribe link and is never sent to somebody who unsubscribed. `demanded` mail is required by law and
   * is sent even to a suppressed address. `own` mail goes to the shop's operators, without a daily limit. All
   * other mail is `service`.
   */
  kind: 'commercial' | 'service' | 'demanded' | 'own';
  about: readonly MailSubject[];
  variables: readonly string[];
  blocks: readonly string[];
};

/** Variables of every mail about an order. */
const ofOrder = ['customerName', 'orderNumber', 'orderUrl'] as const;
const ofMoneyBack = ['refundExplanation', 'refundArrival'] as const;

export const mailFields = {
  order_confirmation: {
    name: 'Bestelbevestiging',
    kind: 'demanded',
    about: ['order'],
    variables: [...ofOrder, 'orderDate', 'total', 'vatRate', 'vatAmount', 'deliveryPromise'],
    blocks: ['orderGlance', 'orderLines', 'deliveryAddress'],
  },
  payment_failed: {
    name: 'Betaling mislukt',
    kind: 'service',
    about: ['basket'],
    variables: ['customerName', 'productLabel', 'total', 'reason', 'payUntil', 'recoveryUrl'],
    blocks: ['orderGlance'],
  },
  abandoned_checkout: {
    name: 'Bestelling niet afgerond',
    kind: 'commercial',
    about: ['basket'],
    variables: ['customerName', 'productLabel', 'total', 'checkoutUrl', 'unsubscribeUrl'],
    blocks: ['orderGlance'],
  },
  shipped: {
    name: 'Bestelling verzonden',
    kind: 'service',
    about: ['order'],
    variables: [...ofOrder, 'carrier', 'trackingCode'],
    blocks: ['orderGlance', 'trackingDetails', 'deliveryAddress'],
  },
  delivered: {
    name: 'Bestelling bezorgd',
    kind: 'service',
    about: ['order'],
    variables: [...ofOrder, 'poetsUrl'],
    blocks: ['orderGlance'],
  },
  review_request: {
    name: 'Verzoek om een review',
    kind: 'commercial',
    about: ['order'],
    variables: ['customerName', 'orderNumber', 'reviewUrl', 'unsubscribeUrl'],
    blocks: ['stars'],
  },
  order_cancelled: {
    name: 'Bestelling geannuleerd',
    kind: 'service',
    about: ['order'],
    variables: [...ofOrder, ...ofMoneyBack, 'cancelReason'],
    blocks: ['orderGlance'],
  },
  refund: {
    name: 'Terugbetaling',
    kind: 'service',
    about: ['order'],
    variables: [...ofOrder, ...ofMoneyBack, 'refundAmount', 'refundDate', 'refundMethod'],
    blocks: [],
  },
  order_changed: {
    name: 'Bestelling gewijzigd',
    kind: 'demanded',
    about: ['order'],
    variables: [...ofOrder, 'total', 'settlement'],
    blocks: ['orderGlance', 'orderLines', 'deliveryAddress'],
  },
  order_link: {
    name: 'Bestelling klaargezet',
    kind: 'service',
    about: ['basket'],
    variables: ['customerName', 'productLabel', 'total', 'payUntil', 'checkoutUrl'],
    blocks: ['orderGlance'],
  },
  proforma: {
    name: 'Betalen per bank',
    kind: 'service',
    about: [],
    variables: ['customerName', 'productLabel', 'total', 'iban', 'accountName', 'reference', 'payUntil'],
    blocks: ['orderGlance', 'payCode'],
  },
  bank_order_withdrawn: {
    name: 'Bestelling per bank ingetrokken',
    kind: 'service',
    about: [],
    variables: ['customerName', 'productLabel', 'total', 'reference', 'reason'],
    blocks: [],
  },
  payment_link: {
    name: 'Bijbetalen',
    kind: 'service',
    about: ['order'],
    variables: [
      ...ofOrder,
      'contentBefore',
      'content',
      'totalBefore',
      'total',
      'difference',
      'payUntil',
      'paymentUrl',
    ],
    blocks: [],
  },
  replacement: {
    name: 'Vervanging onderweg',
    kind: 'service',
    about: ['order'],
    variables: [...ofOrder, 'content'],
    blocks: ['orderGlance', 'deliveryAddress'],
  },
  withdrawal_received: {
    name: 'Herroeping ontvangen',
    kind: 'demanded',
    about: ['order'],
    variables: ['customerName', 'orderNumber', 'receivedAt', 'parcelAdvice', 'refundBefore'],
    blocks: ['statement', 'orderButton'],
  },
  return_instructions: {
    name: 'Zo stuur je het terug',
    kind: 'service',
    about: ['order'],
    variables: [...ofOrder, 'returnReference', 'returnPieces', 'returnBefore', 'returnCosts', 'labelUrl'],
    blocks: [],
  },
  newsletter_confirmation: {
    name: 'Aanmelding nieuwsbrief bevestigen',
    kind: 'service',
    about: [],
    variables: ['confirmUrl'],
    blocks: [],
  },
  contact_received: {
    name: 'Bericht ontvangen',
    kind: 'service',
    about: [],
    variables: ['customerName', 'receivedAt', 'answerHours'],
    blocks: [],
  },
  contact_reply: {
    name: 'Antwoord op een bericht',
    kind: 'service',
    about: [],
    variables: ['customSubject'],
    blocks: ['message', 'earlier'],
  },
  notice: {
    name: 'Melding aan jou',
    kind: 'own',
    about: [],
    variables: ['noticeTitle', 'noticeText', 'noticeUrl'],
    blocks: [],
  },
  digest: {
    name: 'Ochtendoverzicht aan jou',
    kind: 'own',
    about: [],
    variables: ['digestSummary', 'overviewUrl'],
    blocks: ['yesterday', 'toDoLines', 'noticeLines'],
  },
  custom: {
    name: 'Eigen bericht',
    kind: 'service',
    about: ['order', 'basket'],
    variables: [...ofOrder, 'customSubject'],
    blocks: ['message'],
  },
} as const satisfies Record<string, MailFields>;

export type MailType = keyof typeof mailFields;
/**
 * The names of the variables that the code creating a mail of this type must fill. `renderMail` itself adds
 * the unsubscribe link and the greeting.
 */
export type MailVariable<Type extends MailType> = Exclude<
  (typeof mailFields)[Type]['variables'][number],
  'unsubscribeUrl'
>;
export type MailBlock<Type extends MailType> = (typeof mailFields)[Type]['blocks'][number];

export function isMailType(text: string): text is MailType {
  return Object.hasOwn(mailFields, text);
}

/** Tells whether mail of this type goes to the operators of the shop. */
export function isOperatorMail(type: MailType): boolean {
  return mailFields[type].kind === 'own';
}

/** Tells whether the law requires this type of mail. Such mail has no daily limit per mailbox. */
export function isRequiredByLaw(type: MailType): boolean {
  return mailFields[type].kind === 'demanded';
}

export function isCommercial(type: MailType): boolean {
  return mailFields[type].kind === 'commercial';
}

/**
 * Returns the names of the variables and blocks that the template with this key may use. A template the
 * operators added has those of the type `custom`.
 */
export function fieldsOf(key: string): { variables: readonly string[]; blocks: readonly string[] } {
  const own = isMailType(key) ? mailFields[key] : mailFields.custom;
  const variables: readonly string[] = own.variables;
  const greeting = variables.includes('customerName') ? ['greeting'] : [];
  return { variables: [...shopVariables, ...greeting, ...variables], blocks: own.blocks };
}
