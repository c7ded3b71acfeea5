// What a link of a mail opens for whoever holds it, taken out of a text: the mail can be read, its links
// cannot be used.

const IN_PATH = /\/(bestelling|herstel|betalen)\/[\w.%-]+/g;
/** Of a page that is kept: what it holds stands behind its sign and reaches no log. */
const BEHIND = /\/(poets)#[\w.%-]+/g;
const IN_QUERY = /\b(token|bestelling)=[\w.%-]+/g;

/** In HTML, plain text and JSON alike. */
export function redactLinkSecrets(text: string): string {
  return text.replaceAll(IN_PATH, '/$1/…').replaceAll(BEHIND, '/$1#…').replaceAll(IN_QUERY, '$1=…');
}
