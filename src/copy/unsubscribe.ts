// The words of the page behind "Meld je hier af" in reminders and review requests.

export const unsubscribeCopy = {
  title: 'Geen herinneringen meer?',
  text: (email: string) =>
    `Wil je op ${email} geen herinneringen en verzoeken om een review meer krijgen? Mails over je bestellingen blijven gewoon komen.`,
  button: 'Afmelden',
  doneTitle: 'Je bent afgemeld',
  doneText: (email: string) =>
    `Je krijgt op ${email} geen herinneringen en verzoeken om een review meer. Mails over je bestellingen blijven gewoon komen.`,
  missingTitle: 'Deze link werkt niet',
  missing: ['De link is niet compleet. Mail', 'dan melden we je af.'],
} as const;
