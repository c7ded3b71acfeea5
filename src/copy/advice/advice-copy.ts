// The interface texts of the dialog AI Advies: buttons, questions, results. The sentences of the advice
// itself are with its rules in src/modules/advice.

import { shippingNote } from '../legal/shipping-costs.ts';

export const adviceCopy = {
  name: 'AI Advies',
  opening: 'AI Advies wordt geopend...',
  failed: 'AI Advies kon niet openen. Controleer je verbinding en probeer het opnieuw.',
  close: 'AI Advies sluiten',
  progress: (step: number, steps: number) => `Stap ${step} van ${steps}`,
  back: 'Terug',
  next: 'Volgende',
  submit: 'Krijg Advies',
  thinking: 'AI analyseert je levensstijl...',
  steps: {
    drinks: { title: 'Hoeveel koffie en thee drink je?', intro: 'Beide laten elke dag wat kleur achter.' },
    habits: { title: 'En wijn? Rook je?', intro: 'Rode wijn en tabak kleuren snel en hardnekkig.' },
    age: { title: 'Hoe oud ben je?', intro: 'Met de jaren houden tanden meer kleur vast.' },
    goals: { title: 'Wat wil je bereiken?', intro: 'Kies alles wat past.' },
    extraInfo: {
      title: 'Nog iets dat we moeten weten?',
      intro: 'Stel een vraag of vertel wat je nog meer drinkt. Je mag dit overslaan.',
    },
  },
  counters: {
    coffee: { label: 'Koffie', unit: 'kopjes per dag' },
    tea: { label: 'Thee', unit: 'kopjes per dag' },
    wine: { label: 'Wijn', unit: 'glazen per week' },
  },
  less: (label: string) => `${label}: één minder`,
  more: (label: string) => `${label}: één meer`,
  countText: (label: string, count: number, unit: string) => `${label}: ${count} ${unit}`,
  smoking: { label: 'Ik rook', hint: 'Ook af en toe telt' },
  chooseAge: 'Kies je leeftijd om verder te gaan.',
  chooseGoal: 'Kies minstens één doel om verder te gaan.',
  ages: {
    '18-25': '18–25 jaar',
    '26-35': '26–35 jaar',
    '36-45': '36–45 jaar',
    '46-55': '46–55 jaar',
    '56+': '56 jaar of ouder',
  },
  goals: {
    whitening: { label: 'Wittere tanden', hint: 'Een zichtbaar lichtere lach' },
    stains: { label: 'Vlekken weg', hint: 'Van koffie, thee, wijn of roken' },
    maintenance: { label: 'Bijhouden', hint: 'Wit houden wat al wit is' },
    confidence: { label: 'Meer zelfvertrouwen', hint: 'Weer lachen zonder erbij na te denken' },
  },
  extraInfo: {
    label: 'Extra informatie (niet verplicht)',
    placeholder: 'Bijvoorbeeld: hoe lang duurt het als ik veel cola drink?',
    care: 'Ben je zwanger, gebruik je medicijnen of heb je een gevoelig gebit? Vraag het eerst je tandarts of huisarts.',
    privacy:
      'Je antwoorden blijven op dit apparaat en worden niet bewaard of verstuurd. Alleen je geschatte tandkleur blijft in je browser staan.',
    count: (length: number, max: number) => `${length} van ${max} tekens`,
  },
  result: {
    title: 'Dit past bij jou',
    reasoning: 'Waarom',
    timeline: 'Wanneer zie je wat?',
    tips: 'Tips voor jou',
    shade: 'Kleur van je tanden',
    /** Names of the shades of teeth in a dentist's shade guide, from dark to light. */
    shadeNames: [
      'donker',
      'vrij donker',
      'warmgeel',
      'gemiddeld',
      'lichtgeel',
      'licht',
      'heel licht',
      'het lichtst',
    ],
    shadeText: (from: string, to: string) =>
      from === to
        ? `We schatten ${from}. Lichter worden ze van poetsen niet.`
        : `We schatten ${from}. Met poetsen kom je richting ${to}.`,
    shadeLink: 'Bekijk je kleur',
    extraInfo: 'Over wat je schreef',
    priceNote: (freeIn: string) => `incl. btw, ${shippingNote(freeIn)}`,
    order: 'Bestel Nu',
    again: 'Opnieuw',
    soldOut: (quantity: number) => `${quantity} Pack is nu uitverkocht. Dit komt er het dichtst bij.`,
    nothingOnSale: 'Bestellen kan op dit moment niet. Kom snel nog eens kijken.',
    explanation: 'Zo is dit berekend',
    fixedRules:
      'Dit advies is berekend uit je antwoorden, volgens vaste regels. Er kijkt niemand mee en het is geen medisch advies.',
    total: 'Totaal',
    points: (points: number) => (points === 1 ? '1 punt' : `${points} punten`),
    thresholds: 'Tot 2 punten: 1 Pack. Vanaf 2 punten: 2 Pack, vanaf 4: 3 Pack, vanaf 6: 4 Pack.',
    rules: {
      coffeeOrTea: 'Koffie of thee',
      wine: 'Wijn',
      smoking: 'Roken',
      age: 'Leeftijd',
      goals: 'Je doel',
      extraInfo: 'Je aanvulling',
      medicineQuestion: 'Vraag over medicijnen',
    },
  },
} as const;
