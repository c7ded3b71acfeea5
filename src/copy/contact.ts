// The texts of the contact page.

import type { Page } from '#shared/href.ts';

export const contactCopy = {
  title: 'Contact',
  description: (brand: string, { info }: { info: { support: { answerHours: number } } }) =>
    `Een vraag aan ${brand}? Stuur ons een bericht. Je krijgt antwoord van een mens, op werkdagen meestal binnen ${info.support.answerHours} uur.`,
  intro: (hours: number) =>
    `Stel je vraag. Je krijgt antwoord van een mens, per mail, op werkdagen meestal binnen ${hours} uur.`,
  formTitle: 'Stuur een bericht',
  asideLabel: 'Naast het formulier',
  labels: {
    name: 'Naam (niet verplicht)',
    email: 'E-mailadres',
    subject: 'Onderwerp (niet verplicht)',
    message: 'Bericht',
    website: 'Website',
  },
  hints: {
    email: 'Naar dit adres sturen we ons antwoord.',
    message: 'Gaat het over een bestelling? Zet dan je bestelnummer erbij, bijvoorbeeld ZW100123.',
    website: 'Laat dit veld leeg.',
  },
  submit: 'Versturen',
  problemsTitle: 'Dit klopt nog niet',
  trap: 'Laat dit veld leeg en probeer het opnieuw.',
  againTitle: 'Verstuur het nog één keer',
  again:
    'Dit formulier kwam zo snel terug dat we niet zeker weten of een mens het invulde. Je tekst staat er nog: verstuur hem nog een keer.',
  waitTitle: 'Even wachten',
  wait: (minutes: number, email: string) =>
    `Vanaf deze verbinding zijn te veel berichten verstuurd. Probeer het over ${minutes === 1 ? '1 minuut' : `${minutes} minuten`} opnieuw, of mail naar ${email}.`,
  sentTitle: 'Je bericht is verstuurd',
  sentText: (email: string, hours: number) =>
    `We sturen een bevestiging naar ${email}. Op werkdagen volgt ons antwoord meestal binnen ${hours} uur. Niets gezien? Kijk bij ongewenste mail.`,
  otherTitle: 'Liever anders?',
  hours: (from: string, until: string) => `We zijn er op werkdagen van ${from} tot ${until}.`,
  quickTitle: 'Misschien staat je antwoord hier',
} as const;

/** Links of the contact page to the answers of the most frequent questions. */
export const quickAnswers: readonly { label: string; href: Page | `/#${string}` }[] = [
  { label: 'Waar blijft mijn pakket?', href: '/shipping-policy' satisfies Page },
  { label: 'Ik wil iets terugsturen', href: '/herroepen' satisfies Page },
  { label: 'Veelgestelde vragen', href: '/#faq' },
];
