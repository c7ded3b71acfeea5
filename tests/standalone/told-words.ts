// Reads all texts of a page (visible, for screen readers, for search engines), and lists claims a live shop
// may make only with proof.

/** What is read of a page: its words, without scripts and marks. */
export const wordsOf = (html: string) =>
  html
    .replaceAll(/<(script|style)\b.*?<\/\1>/gs, ' ')
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/&(nbsp|#160|#xA0);/g, ' ')
    .replaceAll('&euro;', '€')
    .replaceAll(/\s+/g, ' ');

/** And what search engines read and what is read aloud, without the drawings between. */
export const toldBy = (html: string) =>
  [
    wordsOf(html),
    ...[...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(([, data]) => data),
    ...[...html.matchAll(/ (?:content|alt|title|aria-label|aria-description)="([^"]*)"/g)].map(
      ([, said]) => said,
    ),
  ].join(' ');

/** Figures nobody counted, and the words of a shop that takes no money. */
export const UNBORNE =
  /4[,.]8\b|\b247\b|300\+|tevreden klanten|aggregateRating|ratingValue|Testmodus –|nog \d+ op voorraad|mensen bekijken|Meest besteld/i;
export const FALSE_DEADLINE = /aanbieding eindigt|Vannacht om 00:00|eindigt over/i;
export const PROMISE =
  /(vandaag|morgen|overmorgen|maandag|dinsdag|woensdag|donderdag|vrijdag|zaterdag|zondag) in huis/gi;
/** That sending costs nothing. */
export const FREE_SENDING = /gratis verz|verzenden is (?:daar )?gratis/i;
