// Everything the landing page says. Figures of promises (days, cut-off, counts) come from the settings.

const title = 'Zwart poeder, wittere tanden';

export const landingCopy = {
  meta: {
    title: (brand: string) => `${title} | ${brand} tandpoeder`,
    description: (days: number, guaranteeDays: number) =>
      `Tandpoeder met actieve kool voor zichtbaar wittere tanden in ${days} dagen. Gratis bamboe tandenborstel, gratis verzending en ${guaranteeDays} dagen geld-terug-garantie.`,
    keywords: [
      'tandpoeder',
      'actieve kool',
      'wittere tanden',
      'tanden bleken zonder peroxide',
      'bamboe tandenborstel',
    ],
  },
  hero: {
    badges: (customers: number | null, guaranteeDays: number) => [
      ...(customers === null ? [] : [`${customers} tevreden klanten`]),
      `${guaranteeDays} dagen geld terug`,
    ],
    titleLines: ['Zwart poeder,', 'wittere tanden.'],
    lead: (days: number) => `Zichtbaar wittere tanden in ${days} dagen, of je geld terug.`,
    orderButton: 'Ja, Ik Wil Wittere Tanden!',
    priceNote: 'incl. btw, gratis verzending',
  },
  picker: {
    legend: 'Kies je pack',
    popular: 'Meest besteld',
    perJar: (price: string) => `${price} per pot`,
    perHundredGrams: (grams: number, price: string) => `${grams} g per pot, ${price} per 100 g`,
    price: 'Prijs',
    separately: 'Los gekocht',
    save: (label: string) => `Bespaar ${label}`,
  },
  tiles: (guaranteeDays: number) =>
    [
      { icon: 'gift', title: 'Gratis bamboe tandenborstel', text: 'Zit bij elke bestelling' },
      { icon: 'truck', title: 'Gratis verzending', text: 'In Nederland en België' },
      {
        icon: 'undo',
        title: `${guaranteeDays} dagen geld terug`,
        text: 'Niet blij? Je krijgt je geld terug',
      },
      { icon: 'lock', title: 'Veilig betalen', text: 'Bij je eigen bank, met kaart of wallet' },
    ] as const,
  countdown: {
    title: 'Laatste kans!',
    text: 'Deze exclusieve aanbieding eindigt over:',
    leavesToday: (cutOff: string) => `Bestellingen tot ${cutOff} gaan vandaag nog mee`,
    hours: 'uur',
    minutes: 'min',
    seconds: 'sec',
    withoutScript: 'Vannacht om 00:00 uur',
  },
  benefits: {
    title: 'Eén pot. Vier redenen om te lachen.',
    items: (days: number) =>
      [
        {
          icon: 'sparkles',
          title: 'Zichtbaar wittere tanden',
          text: `Fijne actieve kool poetst aanslag van koffie, thee en rode wijn weg. Poets 3 tot 5 keer per week en kijk na ${days} dagen nog eens in de spiegel.`,
        },
        {
          icon: 'leaf',
          title: '100% natuurlijk en vegan',
          text: 'Actieve kool van kokosnootschaal, poederfijn gemalen. Zonder peroxide, kleurstoffen of dierlijke ingrediënten.',
        },
        {
          icon: 'shield',
          title: 'Veilig voor je glazuur',
          text: 'Poets zonder druk, met kleine cirkels en een zachte borstel. Twee minuten is genoeg.',
        },
        {
          icon: 'wind',
          title: 'Frisse adem',
          text: 'Een vleugje pepermunt. Je mond voelt fris, je tanden glad.',
        },
      ] as const,
  },
  comparison: {
    title: 'Schuif en zie het verschil.',
    text: (days: number) =>
      `Links een lach met aanslag van koffie en thee. Rechts dezelfde lach, na ${days} dagen poetsen.`,
    before: 'Voor',
    after: (days: number) => `Na ${days} Dagen`,
    slider: 'Vergelijk voor en na',
    sliderValue: 'procent van voor zichtbaar',
    note: 'Dit is een illustratie, geen foto van een klant. Je eigen resultaat kan anders zijn.',
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
        text: 'Kleine cirkels, 2 minuten, zonder druk. Je mond is even zwart. Dat hoort zo.',
      },
      {
        title: 'Spoel met water',
        text: 'Spoel goed na tot het water helder is. De eerste resultaten zie je na 1 tot 2 weken.',
      },
    ],
  },
  reviews: {
    title: 'Dit zeggen klanten.',
    none: 'Er staan nog geen reviews van klanten. Poets je al met het poeder?',
    first: 'Schrijf de eerste',
    pause: 'Pauzeer de reviews',
    listLabel: 'Reviews van klanten',
    outOf: (count: string) => `van de 5 · ${count}`,
  },
  faqTitle: 'Nog een vraag?',
  guarantee: {
    title: 'dagen proberen. Niet blij? Geld terug.',
    text: (brand: string) =>
      `Poets een maand met ${brand}. Zie je geen verschil, dan mail je ons en betalen we je aankoop terug.`,
    orderButton: 'Ja, Ik Wil Een Stralende Lach!',
  },
} as const;
