// The texts of the customer's own order page, which shows the state of the order.

import { type Day, formatWeekday } from '#shared/shop-days.ts';

/**
 * The texts that ask for a photo from before brushing and name the day for the photo from after brushing;
 * used on the success page and the order page.
 */
export const afterPhotoCopy = {
  title: 'Maak eerst een voorfoto',
  text: (day: Day, resultDays: number) =>
    `Maak één foto voor je begint. Op ${formatWeekday(day)}, na ${resultDays}\u00a0dagen poetsen, maak je de tweede: zelfde plek, zelfde licht.`,
  withTimer: 'Maak je foto in Poets mee',
  link: (resultDays: number) => `Zet dag ${resultDays} in je agenda`,
  summary: (resultDays: number) => `Dag ${resultDays}: maak je nafoto`,
  description: 'Zelfde plek, zelfde licht als je voorfoto.',
} as const;

export const customerOrderCopy = {
  title: (orderNumber: string) => `Bestelling ${orderNumber}`,
  /**
   * The line below the title of the customer's order page: the order date, and `since`, the latest event
   * after it, such as the delivery. `since` is null when the page shows that event elsewhere.
   */
  placed: (date: string, since: string | null) => `besteld op ${date}${since ? `, ${since}` : ''}`,
  /**
   * Titles of the customer's order page after an event that does not change the order status: delivery,
   * withdrawal, return.
   */
  news: {
    delivered: (date: string) => `Bezorgd op ${date.replace(/ \d+$/, '')}`,
    withdrawn: 'Je herroeping is binnen',
    returning: 'Je retour loopt',
    /**
     * Titles of the customer's order page during a return, by the number of steps of `returns.steps` that are
     * done. Null where the page has the title `withdrawn` or `returning` instead.
     */
    further: [null, null, 'Je retour is onderweg', 'Je retour is bij ons', null],
  },
  since: {
    delivered: (date: string) => `bezorgd op ${date}`,
    shipped: (date: string) => `verzonden op ${date}`,
  },
  progressLabel: 'Voortgang van je bestelling',
  steps: (isPacked: boolean) => ['Ontvangen', isPacked ? 'Ingepakt' : 'Inpakken', 'Onderweg', 'Bezorgd'],
  done: 'klaar',
  now: 'nu',
  status: {
    pending: {
      title: 'We hebben je bestelling ontvangen',
      text: 'We maken je bestelling zo snel mogelijk klaar.',
    },
    confirmed: {
      title: 'Je bestelling is bevestigd',
      text: 'We maken je bestelling zo snel mogelijk klaar.',
    },
    processing: {
      title: 'We pakken je bestelling in',
      text: 'Je krijgt een mail zodra je pakket onderweg is.',
    },
    shipped: { title: 'Je bestelling is onderweg', text: 'De bezorger heeft je pakket.' },
    delivered: { title: 'Je bestelling is bezorgd', text: 'Veel plezier ermee.' },
    cancelled: { title: 'Je bestelling is geannuleerd', text: 'We versturen je bestelling niet meer.' },
  },
  /**
   * Text of the order page for a shipped order that has no promised delivery day, or whose day has passed.
   */
  tooLong: 'De bezorger heeft je pakket. Duurt het te lang? Laat het ons weten.',
  paidBack: (amount: string, date: string | null) => ({
    title: `${amount} is teruggestort`,
    text: `${date ? `Op ${date}, via` : 'Via'} het betaalmiddel waarmee je betaalde. Staat het na een paar werkdagen niet op je rekening? Laat het ons weten.`,
  }),
  cancelledAndPaidBack: (amount: string, date: string | null) => ({
    title: 'Je bestelling is geannuleerd',
    text: `We versturen je bestelling niet. Je geld (${amount}) is${date ? ` op ${date}` : ''} teruggestort, via het betaalmiddel waarmee je betaalde.`,
  }),
  payment: {
    unpaid: 'Nog niet betaald',
    paid: 'Betaald',
    partially_refunded: 'Deels terugbetaald',
    refunded: 'Terugbetaald',
    disputed: 'De betaling wordt onderzocht',
  },
  shipped: 'Verzonden op',
  carrier: 'Bezorger',
  trackingCode: 'Track & trace-code',
  broughtBy: (carrier: string) => `Bezorgd door ${carrier}`,
  follow: 'Volg je pakket',
  followNote: 'Opent de website van de bezorger.',
  reorder: 'Bestel opnieuw',
  brush: 'Poets mee',
  brushText: (resultDays: number) =>
    `Poets twee minuten mee met de timer. Die houdt ${resultDays}\u00a0dagen bij hoe ver je bent.`,
  review: 'Schrijf een review',
  reviewText: 'Hoe bevalt het? Anderen hebben het meest aan wat jij merkte, goed of slecht.',
  linesTitle: 'Wat je hebt besteld',
  columns: ['Product', 'Bedrag'],
  subtotal: 'Subtotaal',
  discount: (code: string | null) => (code ? `Korting (${code})` : 'Korting'),
  shipping: 'Verzending',
  total: 'Totaal incl. btw',
  totalWithoutVat: 'Totaal',
  vat: (rate: string, amount: string) => `Waarvan ${rate}% btw: ${amount}`,
  noVat: 'Zonder btw (uitvoer buiten de EU)',
  invoicesTitle: (count: number) => (count > 1 ? 'Je facturen' : 'Je factuur'),
  invoice: {
    invoice: (number: string) => `Factuur ${number}`,
    credit_note: (number: string) => `Creditnota ${number}`,
    credit_correction: (number: string) => `Correctie ${number}`,
  },
  invoiceNote: 'pdf',
  noInvoice: 'Je factuur wordt gemaakt en komt met de bevestigingsmail mee.',
  addressTitle: 'Bezorgadres',
  helpTitle: 'Hulp nodig?',
  help: (hours: number) => `We antwoorden op werkdagen meestal binnen ${hours} uur.`,
  withdrawTitle: 'Toch niet wat je zocht?',
  /**
   * The sentence on the order page about the right to withdraw. `lastDay` is the last day to withdraw; null
   * before delivery, when that day is not known and the sentence names the number of `days` instead.
   */
  withdrawText: (days: number, lastDay: Day | null) =>
    `Je mag zonder reden van je aankoop af, tot en met ${lastDay ? formatWeekday(lastDay) : `${days}\u00a0dagen na ontvangst`}.`,
  withdrawLink: 'Herroep hier je overeenkomst',
  /**
   * The sentence on the order page that the customer has withdrawn. `moment` has minutes but no seconds; the
   * confirmation mail, which is the legal proof, states the seconds.
   */
  withdrawn: (moment: string) =>
    `Je hebt deze overeenkomst herroepen op ${moment} uur. De ontvangst\u00adbevestiging staat in je mail.`,
  returns: {
    title: (reference: string) => `Je retour ${reference}`,
    progressLabel: 'Voortgang van je retour',
    steps: ['Aangemeld', 'Onderweg naar ons', 'Ontvangen', 'Teruggestort'],
    text: {
      announced: 'Stuur het pakket binnen 14\u00a0dagen naar ons terug. Hoe dat gaat staat in onze mail.',
      underway:
        'Je pakket is onderweg naar ons. Zodra we het binnen en bekeken hebben, storten we je geld terug.',
      received: 'Je pakket is bij ons. We bekijken het.',
      checked: 'We hebben alles bekeken. Je geld komt eraan.',
      paid: 'Afgehandeld: je geld is teruggestort.',
      refused: 'We kunnen deze retour niet aannemen.',
      closed: 'Deze retour is afgesloten.',
    },
    /**
     * Texts of the order page for a return of goods that never left the shop, because the parcel was held
     * back.
     */
    held: {
      announced: 'We hebben je pakket tegengehouden. Je hoeft niets terug te sturen.',
      checked: 'We sturen dit deel niet mee. Je geld komt eraan.',
    },
    due: (amount: string, before: Day | null) =>
      `Je krijgt ${amount} terug${before ? `, uiterlijk ${formatWeekday(before)}` : ''}.`,
    because: (reason: string) => `Onze toelichting: ${reason}`,
    label: 'Retourlabel printen',
    labelAgain: 'Retourlabel nog eens printen',
  },
  crumbOf: {
    order: (orderNumber: string) => `Bestelling ${orderNumber}`,
    unknown: 'Bestelling niet gevonden',
    asks: 'Je bestelling',
  },
  ask: {
    title: 'Ben jij het?',
    text: {
      postalCode:
        'Deze link is ouder dan een half jaar. Vul je postcode in, dan laten we je bestelling zien.',
      email: 'Deze link is ouder dan een half jaar. Vul je e-mailadres in, dan laten we je bestelling zien.',
    },
    label: { postalCode: 'Postcode', email: 'E-mailadres' },
    hint: {
      postalCode: 'Van je bezorgadres, bijvoorbeeld 1234\u00a0AB.',
      email: 'Waarmee je hebt besteld.',
    },
    button: 'Bestelling bekijken',
    help: 'Lukt het niet?',
    problem: {
      wrong: {
        postalCode: 'Deze postcode hoort niet bij deze bestelling. In je bevestigingsmail staat het adres.',
        email: 'Dit e-mailadres hoort niet bij deze bestelling. Probeer het adres waarop je onze mail kreeg.',
      },
      tooOften: 'Je hebt dit te vaak geprobeerd. Wacht even en probeer het opnieuw.',
    },
  },
  missingTitle: 'We kunnen deze bestelling niet vinden',
  missingText:
    'Misschien is de link niet helemaal gekopieerd. Open hem nog eens vanuit de mail die je van ons kreeg.',
  missingHelp: ['Lukt het niet? Mail je bestelnummer naar', 'dan zoeken we je bestelling op.'],
  askUs: 'Stel je vraag',
} as const;
