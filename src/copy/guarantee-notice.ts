// The notices to be read before an order: the right of withdrawal, the shop's own guarantee and the legal
// guarantee. The legal guarantee is the notice of Reg. (EU) 2025/1960, drawn by the shop itself until the
// owner uploads the official image.

const YOUR_EUROPE =
  'https://europa.eu/youreurope/citizens/consumers/shopping/guarantees-returns/index_nl.htm';

export const guaranteeNoticeCopy = {
  url: YOUR_EUROPE,
  title: 'Wettelijke garantie',
  years: '2',
  unit: 'jaar',
  least: 'minstens, in de hele EU',
  text: 'Doet het product niet wat je ervan mocht verwachten? Dan zorgt de verkoper gratis voor reparatie of een nieuw product. Kan dat niet, dan krijg je je geld (deels) terug.',
  longer: 'In Nederland kan de garantie langer duren.',
  link: 'Lees meer op Your Europe',
  /** Alternative text of the image with the EU's official notice of the legal guarantee. */
  alt: 'Kennisgeving van de EU: op dit product geldt de wettelijke garantie van minstens 2 jaar',
  newTab: '(opent in een nieuw tabblad)',
} as const;

/** The name of the shop's own guarantee with its number of days, used on all pages. */
export const offeredTerm = (days: number) => `${days}\u00a0dagen niet\u2011goed\u2011geld\u2011terug`;

/**
 * The text that names two rights with their numbers of days: the legal right of withdrawal ("bedenktijd") and
 * the shop's own guarantee.
 */
export const bothTerms = (withdrawalDays: number, guaranteeDays: number) =>
  `${withdrawalDays}\u00a0dagen bedenktijd, ${offeredTerm(guaranteeDays)}`;
