// The landing page of a new shop, block by block. Names in braces are variables, which visitors see replaced
// by values from the settings.

export const landingDefaults = {
  hero: {
    title: 'Zwart poeder,\nwittere tanden.',
    lead: 'Zichtbaar wittere tanden in {resultaatdagen} dagen, of je geld terug.',
    orderButton: 'Ja, Ik Wil Wittere Tanden!',
  },
  tiles: {
    items: [
      { icon: 'gift', title: '{cadeau}', text: 'Zit bij elke bestelling' },
      { icon: 'truck', title: '{verzending}', text: 'In {verzendlanden}' },
      { icon: 'undo', title: '{garantiedagen} dagen geld terug', text: 'Niet blij? Je krijgt je geld terug' },
      { icon: 'lock', title: 'Veilig betalen', text: 'Via je bank, kaart of wallet' },
    ],
  },
  countdown: {
    title: 'Laatste kans!',
    dispatchText: 'Bestellingen tot {besteltijd} gaan vandaag nog mee',
    midnightText: 'Deze exclusieve aanbieding eindigt over:',
  },
  // Without reasons of its own it tells what the product does.
  benefits: { title: 'Eén pot vol redenen om te lachen.', items: [] },
  comparison: {
    title: 'Schuif en zie het verschil.',
    text: 'Tandartsen meten kleur met staafjes zoals deze. Schuif naar jouw kleur en zie wat {resultaatdagen} dagen poetsen echt scheelt: aanslag weg, meestal één kleur lichter.',
  },
  steps: {
    title: 'Twee minuten zwart. Daarna wit.',
    items: [
      {
        title: 'Dip en dep',
        text: 'Maak je tandenborstel nat, dip de haren in het poeder en dep het teveel af.',
      },
      {
        title: 'Poets zacht',
        text: 'Kleine rondjes, 2 minuten, zonder druk. Je mond is even zwart. Dat hoort zo.',
      },
      {
        title: 'Spoel met water',
        text: 'Spoel goed na tot het water helder is. De eerste resultaten zie je na 1 tot 2 weken.',
      },
    ],
  },
  reviews: { title: 'Dit zeggen klanten.' },
  questions: {
    title: 'Nog een vraag?',
    items: [
      {
        question: 'Hoe snel zie ik verschil?',
        answer:
          'De eerste resultaten zie je meestal na 1 tot 2 weken. Poets 3 tot 5 keer per week, 2 minuten per keer, en vergelijk na {resultaatdagen} dagen. Hoeveel verschil je ziet, hangt af van de aanslag op je tanden.',
      },
      {
        question: 'Is het veilig voor mijn glazuur?',
        answer:
          'Ja, als je zacht poetst: kleine rondjes, een zachte borstel en geen druk. Vaker dan 5 keer per week is niet nodig. Heb je gevoelige tanden, kronen of een beugel, overleg dan eerst met je tandarts.',
      },
      {
        question: 'Vervangt dit mijn gewone tandpasta?',
        answer:
          'Nee, je gebruikt het naast je tandpasta. Poets eerst met het poeder, spoel goed na en poets daarna zoals je gewend bent.',
      },
      {
        question: 'Wanneer heb ik mijn bestelling in huis?',
        answer:
          'Bestel je op een werkdag voor {besteltijd}, dan bezorgen we de volgende werkdag. {zin-verzendkosten} Je krijgt een track\u00a0&\u00a0trace-code zodra je pakket onderweg is.',
      },
    ],
  },
  label: { title: 'Het etiket, leesbaar.', text: 'Alles wat op de pot staat, maar dan groot genoeg.' },
  guarantee: {
    title: 'dagen proberen. Niet\u00a0blij? Geld\u00a0terug.',
    text: 'Poets {garantiedagen} dagen met {winkel}. Zie je geen verschil? Mail ons, en je krijgt je geld terug.',
    orderButton: 'Ja, Ik Wil Een Stralende Lach!',
  },
} as const;

export const landingSearch = {
  title: 'Zwart poeder, wittere tanden | {winkel} tandpoeder',
  description:
    '{product}: zichtbaar wittere tanden in {resultaatdagen} dagen. {verzending} en {garantiedagen} dagen geld-terug-garantie. {cadeau}',
  imageUrl: '',
} as const;
