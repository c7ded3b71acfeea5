// Removes the secret parts of links in a mail, for operators who may read the mail but must not use the
// customer's links.

const IN_PATH = /\/(bestelling|herstel|betalen)\/[\w.%-]+/g;
/**
 * Matches links to pages with a secret in the fragment (after `#`), which browsers do not send, so that no
 * server log contains the secret.
 */
const BEHIND = /\/(poets)#[\w.%-]+/g;
const IN_QUERY = /\b(token|bestelling)=[\w.%-]+/g;

/** Replaces the secrets in links by "…"; works on HTML, plain text and JSON. */
export function redactLinkSecrets(text: string): string {
  return text.replaceAll(IN_PATH, '/$1/…').replaceAll(BEHIND, '/$1#…').replaceAll(IN_QUERY, '$1=…');
}
