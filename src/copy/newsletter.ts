// The texts of the newsletter: the form in the footer, its messages, and the pages behind its links.

/**
 * The fixed fields the newsletter form sends with the e-mail address; operators see these texts in the list
 * of messages.
 */
export const newsletterRequest = {
  firstName: '',
  lastName: '',
  phone: '',
  subject: 'Newsletter aanmelding',
  message: 'Aanmelding voor de nieuwsbrief via de website.',
  newsletter: true,
} as const;

export const newsletterCopy = {
  title: 'Nieuwsbrief',
  footerTitle: 'Nieuws dat blijft hangen. Theevlekken niet.',
  label: 'E-mailadres',
  submit: 'Aanmelden',
  submitting: 'Aanmelden...',
  privacy: 'Lees ons privacybeleid',
  description: (brand: string) =>
    `Meld je aan voor de nieuwsbrief van ${brand}. Je bevestigt per mail en afmelden kan altijd.`,
  intro: 'Poetstips en aanbiedingen in je mail. Laat je e-mailadres achter.',
  success: {
    title: 'Succesvol aangemeld!',
    /**
     * Text shown after the newsletter form is sent: the address joins the mailing list only after a
     * confirmation by mail.
     */
    description: 'Bevestig nog even via de mail die we je sturen.',
    hint: 'Niets gezien? Kijk bij ongewenste mail.',
  },
  failure: {
    title: 'Fout bij aanmelding',
    description: 'Er is iets misgegaan. Probeer het later opnieuw.',
  },
  sentTitle: 'Kijk in je mail',
  sentText: (email: string) =>
    `We sturen een mail naar ${email}. Klik op de link daarin om je aanmelding te bevestigen. Niets gezien? Kijk bij ongewenste mail.`,
  confirm: {
    title: 'Bevestig je aanmelding',
    text: (email: string) => `Wil je onze nieuwsbrief ontvangen op ${email}?`,
    button: 'Aanmelding bevestigen',
    doneTitle: 'Je bent aangemeld',
    doneText: (email: string) =>
      `Je bent nu aangemeld voor onze nieuwsbrief. Je krijgt hem voortaan op ${email}.`,
    undo: 'Toch niet?',
    undoLink: 'Meld je weer af',
    leftTitle: 'Je bent afgemeld',
    leftText: 'Met deze link kun je je niet opnieuw aanmelden. Dat kan wel met het formulier.',
  },
  unsubscribe: {
    title: 'Afmelden voor de nieuwsbrief',
    text: (email: string) => `Wil je geen nieuwsbrief meer ontvangen op ${email}?`,
    button: 'Afmelden',
    doneTitle: 'Je bent afgemeld',
    doneText: (email: string) => `Je krijgt geen nieuwsbrief meer op ${email}.`,
    again: 'Vergissing?',
    againLink: 'Meld je opnieuw aan',
    missing: ['De link is niet compleet of te oud. Mail', 'dan melden we je af.'],
  },
  missingText: 'De link is niet compleet of te oud. Je kunt je hier opnieuw aanmelden.',
  toForm: 'Opnieuw aanmelden',
  tooOften: 'Je doet dit te vaak achter elkaar. Wacht even en probeer het opnieuw.',
} as const;
