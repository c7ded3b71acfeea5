// The four questions every buyer asks before the first jar, with answers that can be checked.

export type FaqEntry = { question: string; answer: string };

export function faqEntries(info: { resultDays: number; deliveryCutoff: string }): FaqEntry[] {
  return [
    {
      question: 'Hoe snel zie ik verschil?',
      answer: `De eerste resultaten zie je meestal na 1 tot 2 weken. Poets 3 tot 5 keer per week, 2 minuten per keer, en vergelijk na ${info.resultDays} dagen. Hoeveel verschil je ziet, hangt af van de aanslag op je tanden.`,
    },
    {
      question: 'Is het veilig voor mijn glazuur?',
      answer:
        'Ja, als je zacht poetst: kleine cirkels, een zachte borstel en geen druk. Vaker dan 5 keer per week is niet nodig. Heb je gevoelige tanden, kronen of een beugel, overleg dan eerst met je tandarts.',
    },
    {
      question: 'Vervangt dit mijn gewone tandpasta?',
      answer:
        'Nee, je gebruikt het naast je tandpasta. Poets eerst met het poeder, spoel goed na en poets daarna zoals je gewend bent.',
    },
    {
      question: 'Wanneer heb ik mijn bestelling in huis?',
      answer: `Bestel je op een werkdag voor ${info.deliveryCutoff}, dan bezorgen we de volgende werkdag. Verzenden is gratis in Nederland en België. Je krijgt een track-and-trace-code zodra je pakket onderweg is.`,
    },
  ];
}
