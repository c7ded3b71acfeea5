// Texts used on more than one page: the ribbon, ratings, prices, delivery. Figures are parameters, taken from
// the settings.

/**
 * Formats a figure with one decimal and a comma, rounded half up: 4.85 becomes "4,9". Rounding by `toFixed`
 * alone would give 4.8, because floating point stores 4.8499….
 */
const oneDecimal = (figure: number) => (Math.round(figure * 10) / 10).toFixed(1).replace('.', ',');

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
  rating: oneDecimal,
  ratingLabel: (rating: number) => `${oneDecimal(rating)} van 5 sterren`,
  reviewCount: (count: number) => (count === 1 ? '1 beoordeling' : `${count} beoordelingen`),
  sampleReview: 'Voorbeeld',
  soldOut: 'Uitverkocht',
  noStock: {
    button: 'Uitverkocht',
    mailMe: 'Mail me als er weer voorraad is',
    when: 'Via de nieuwsbrief hoor je het zodra er weer voorraad is.',
  },
  free: 'Gratis',
  breadcrumbLabel: 'Kruimelpad',
  home: 'Home',
  toShop: 'Naar de winkel',
  ledHome: 'Die pagina bestaat niet (meer). Dit is de startpagina.',
  mailUs: 'Mail ons',
  deadLink: 'Deze link werkt niet',
  comingSoon: 'Coming soon',
  offlineTitle: 'Je hebt geen verbinding',
  offlineText: 'Er is iets misgegaan. Probeer het later opnieuw.',
} as const;
