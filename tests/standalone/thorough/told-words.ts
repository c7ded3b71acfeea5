// Reads all texts of a page (visible, for screen readers, for search engines), and lists claims a live shop
// may make only with proof.

/** Returns the visible text of a page, without tags, scripts and styles. */
export const wordsOf = (html: string) =>
  html
    .replaceAll(/<(script|style)\b.*?<\/\1>/gs, ' ')
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/&(nbsp|#160|#xA0);/g, ' ')
    .replaceAll('&euro;', '€')
    .replaceAll(/\s+/g, ' ');

/**
 * Returns the visible text of a page together with its structured data, meta tags, `alt`, `title` and
 * `aria-label` texts.
 */
export const toldBy = (html: string) =>
  [
    wordsOf(html),
    ...[...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(([, data]) => data),
    ...[...html.matchAll(/ (?:content|alt|title|aria-label|aria-description)="([^"]*)"/g)].map(
      ([, said]) => said,
    ),
  ].join(' ');

/** Claims no shop may make without proof (ratings, customer numbers, stock), and the notice of test mode. */
export const UNBORNE =
  /4[,.]8\b|\b247\b|300\+|tevreden klanten|aggregateRating|ratingValue|Testmodus –|nog \d+ op voorraad|mensen bekijken|Meest besteld/i;
export const FALSE_DEADLINE = /aanbieding eindigt|Vannacht om 00:00|eindigt over/i;
export const PROMISE =
  /(vandaag|morgen|overmorgen|maandag|dinsdag|woensdag|donderdag|vrijdag|zaterdag|zondag) in huis/gi;
/** The claim that shipping is free. */
export const FREE_SENDING = /gratis verz|verzenden is (?:daar )?gratis/i;
