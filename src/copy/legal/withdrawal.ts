// The texts for withdrawing a purchase. The texts must not discourage a customer from withdrawing, because
// the law forbids that.

import { jarsText } from '#shared/goods-text.ts';
import { type Cents, formatEuro } from '#shared/money.ts';
import { type Day, formatWeekday } from '#shared/shop-days.ts';

export const withdrawalCopy = {
  title: 'Herroep hier je overeenkomst',
  /**
   * Heading of the withdrawal page. Its soft hyphen allows a line break within the word on a narrow screen.
   */
  heading: 'Herroep hier je overeen\u00adkomst',
  ofOrder: (orderNumber: string, jars: string | null, total: string) =>
    `Bestelling ${orderNumber}: ${[jars, total].filter(Boolean).join(', ')}`,
  description: (brand: string) =>
    `Je bestelling bij ${brand} herroepen: zonder account, zonder reden, in twee stappen. Je krijgt meteen een bevestiging per e-mail.`,
  /**
   * The first sentence of the withdrawal page. `lastDay` is the last day to withdraw; null before delivery,
   * when that day is not known and the sentence names the number of `days` instead.
   */
  intro: (days: number, lastDay: Day | null) =>
    `Je mag je bestelling zonder reden herroepen, tot en met ${lastDay ? `${formatWeekday(lastDay)}. Dat kan` : `${days}\u00a0dagen na de dag van ontvangst. Ook als je pakket nog niet binnen is, en`} ook voor een deel van je bestelling.`,
  step: (current: number) => `Stap ${current} van 2`,
  formTitle: 'Je gegevens',
  labels: {
    customerName: 'Naam',
    orderNumber: 'Bestelnummer',
    customerEmail: 'E-mailadres',
    jars: 'Aantal potten (niet verplicht)',
    reason: 'Reden of opmerking (niet verplicht)',
    website: 'Website',
  },
  hints: {
    customerName: undefined,
    orderNumber:
      'Staat in je bevestigingsmail, bijvoorbeeld ZW100123. Weet je het niet meer? Vul dan je besteldatum in.',
    customerEmail: 'Hier komt je ontvangst\u00adbevestiging.',
    jars: 'Alleen als je een deel wilt herroepen. Laat leeg voor je hele bestelling.',
    reason: 'Je hoeft geen reden te geven.',
    website: 'Laat dit veld leeg.',
  },
  jarsTitle: 'Wat wil je herroepen?',
  allJars: (ordered: number | null) =>
    ordered === null ? 'De hele bestelling' : ordered === 1 ? jarsText(1) : `Alles (${jarsText(ordered)})`,
  back: (amount: Cents | null) => (amount === null ? '' : `, ${formatEuro(amount)} terug`),
  withdrawn: 'Wat je herroept',
  next: 'Verder',
  problemsTitle: 'Dit klopt nog niet',
  afterTitle: 'Daarna',
  after: (returnDays: number, refundDays: number) => [
    'Je krijgt direct een ontvangst\u00adbevestiging met datum en\u00a0tijd.',
    `Is je pakket er al? Stuur het dan binnen ${returnDays}\u00a0dagen terug. De kosten van het terugsturen zijn voor jou.`,
    `Je krijgt je geld uiterlijk ${refundDays}\u00a0dagen na je herroeping terug, ook de standaard verzendkosten. We mogen wachten tot we je pakket of je verzendbewijs hebben.`,
  ],
  otherWays: 'Liever per mail of brief? Dat mag ook. Het',
  modelForm: 'modelformulier',
  otherWaysEnd: 'staat in onze voorwaarden. Ons adres:',
  reviewTitle: 'Controleer je herroeping',
  reviewText: 'Dit ontvangen we zodra je bevestigt.',
  moneyBack: 'Je krijgt terug:',
  confirm: 'Herroeping bevestigen',
  startAgain: 'Klopt er iets niet?',
  correct: 'Pas je gegevens aan',
  receiptTitle: 'Je herroeping is ontvangen',
  receiptText: (reference: string, email: string) =>
    `Kenmerk ${reference}. De ontvangst\u00adbevestiging is onderweg naar ${email}.`,
  receiptDetails: 'Jouw verklaring',
  nextTitle: 'Wat gebeurt er nu?',
  nextSteps: (receipt: { company: string; address: string; returnDays: number; refundBefore: string }) => [
    'Is je bestelling nog niet verzonden, dan versturen we die niet meer en betalen we alles terug.',
    `Heb je het pakket al? Stuur het binnen ${receipt.returnDays}\u00a0dagen terug naar ${receipt.company}, ${receipt.address}. Vermeld je bestelnummer en bewaar het verzendbewijs. De kosten van het terugsturen zijn voor jou.`,
    `Je krijgt je geld uiterlijk ${receipt.refundBefore} terug, met het betaalmiddel waarmee je hebt betaald. We mogen wachten tot we het pakket of je verzendbewijs hebben.`,
  ],
  toOrder: 'Bekijk je bestelling',
  print: 'Bewaar of print deze pagina.',
  noMail: 'Geen mail gekregen? Kijk bij je ongewenste berichten, of mail je kenmerk naar',
  tooOftenTitle: 'Even wachten',
  tooOften: (minutes: number, email: string) =>
    `Vanaf deze verbinding zijn te veel formulieren verstuurd. Probeer het over ${minutes === 1 ? '1 minuut' : `${minutes} minuten`} opnieuw, of mail je herroeping naar ${email}. Een mail geldt ook.`,
} as const;
