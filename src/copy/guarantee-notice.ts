// What has to be read before an order about the two terms that are not the same, and about the guarantee of
// the law. The latter is the notice of Reg. (EU) 2025/1960, in the shop's own drawing until the owner uploads
// the official one.

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
  /** Of the official notice, which is a picture. */
  alt: 'Kennisgeving van de EU: op dit product geldt de wettelijke garantie van minstens 2 jaar',
  newTab: '(opent in een nieuw tabblad)',
} as const;

/** The shop's offer, by the one name it has. */
export const offeredTerm = (days: number) => `${days}\u00a0dagen niet\u2011goed\u2011geld\u2011terug`;

/** The law's term and the shop's offer, each by its own name. */
export const bothTerms = (withdrawalDays: number, guaranteeDays: number) =>
  `${withdrawalDays}\u00a0dagen bedenktijd, ${offeredTerm(guaranteeDays)}`;
