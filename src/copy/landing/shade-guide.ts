// The words of the shade guide: where somebody's teeth are, and what brushing can honestly make of them.

export const shadeCopy = {
  before: 'Voor',
  after: (days: number) => `Na ${days} Dagen`,
  slider: 'Kleur van je tanden nu, van donker naar licht',
  realistic: (from: string, to: string, days: number) =>
    from === to
      ? `Is ${from} jouw kleur, dan wordt die van poetsen niet lichter. Het poeder houdt je tanden zo.`
      : `Van ${from} richting ${to} is realistisch in ${days} dagen, als je tanden donkerder zijn door aanslag. De kleur van de tand zelf verandert niet.`,
  fromAdvice: 'Geschat uit je antwoorden bij AI Advies.',
  note: 'Dit is een illustratie, geen foto van een klant. Je eigen resultaat kan anders zijn.',
} as const;
