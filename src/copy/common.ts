// Words that stand on more than one page: the ribbon, ratings, prices, delivery.
// Dutch is the source; figures come from the settings and are handed in.

const oneDecimal = (figure: number) => figure.toFixed(1).replace('.', ',');

export const commonCopy = {
  testMode: 'Testmodus – er wordt niets afgeschreven',
  testModeLabel: 'Testmodus',
  closed: 'Bestellen kan even niet. Kijk gerust rond.',
  closedLabel: 'Bestellen kan nog niet',
  notNow: {
    button: 'Bestellen kan even niet',
    mailMe: 'Mail me als bestellen weer kan',
    when: 'Wanneer het weer kan, staat nog niet vast. Via de nieuwsbrief hoor je het meteen.',
  },
  skipToContent: 'Naar de inhoud',
  rating: (rating: number) => oneDecimal(rating),
  ratingLabel: (rating: number) => `${oneDecimal(rating)} van 5 sterren`,
  reviewCount: (count: number) => (count === 1 ? '1 beoordeling' : `${count} beoordelingen`),
  sampleReview: 'Voorbeeld',
  soldOut: 'Uitverkocht',
  noStock: {
    button: 'Uitverkocht',
    mailMe: 'Mail me als het er weer is',
    when: 'Via de nieuwsbrief hoor je het zodra er weer voorraad is.',
  },
  free: 'Gratis',
  breadcrumbLabel: 'Kruimelpad',
  home: 'Home',
  toShop: 'Naar de winkel',
  mailUs: 'Mail ons',
  deadLink: 'Deze link werkt niet',
  comingSoon: 'Coming soon',
  offlineTitle: 'Je hebt geen verbinding',
  offlineText: 'Er is iets misgegaan. Probeer het later opnieuw.',
} as const;
