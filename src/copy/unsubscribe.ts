// The texts of the page behind the unsubscribe link "Meld je hier af" in reminders and review requests.

export const unsubscribeCopy = {
  title: 'Herinneringen stoppen?',
  text: (email: string) =>
    `Je krijgt dan op ${email} geen herinneringen meer en geen vraag om een review. Mails over je bestellingen blijven gewoon komen.`,
  button: 'Afmelden',
  doneTitle: 'Je bent afgemeld',
  doneText: (email: string) =>
    `Je krijgt op ${email} geen herinneringen meer en geen vraag om een review. Mails over je bestellingen blijven gewoon komen.`,
  missing: ['De link is niet compleet. Mail', 'dan krijg je geen herinneringen meer.'],
} as const;
