// The texts of the shade guide: the present shade of the visitor's teeth, and the shade that brushing can
// honestly reach.

export const shadeCopy = {
  before: 'Voor',
  after: (days: number) => `Na ${days} Dagen`,
  slider: 'Kleur van je tanden nu, van donker naar licht',
  realistic: (from: string, to: string, days: number) =>
    from === to
      ? `${from} is al heel licht. Met het poeder houd je je tanden zo.`
      : `Van ${from} richting ${to} is realistisch in ${days} dagen, als je tanden donkerder zijn door aanslag. De kleur van de tand zelf verandert niet.`,
  fromAdvice: 'Geschat met je antwoorden in AI Advies.',
  note: 'Dit is een illustratie, geen foto van een klant. Je eigen resultaat kan anders zijn.',
} as const;
