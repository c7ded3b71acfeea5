// Removes the secret parts of links in a mail, for operators who may read the mail but must not use its
// links.

const IN_PATH = /\/(bestelling|herstel|betalen)\/[\w.%-]+/g;
/** Links to content pages whose secret is in the fragment (after `#`), so that it reaches no server log. */
const BEHIND = /\/(poets)#[\w.%-]+/g;
const IN_QUERY = /\b(token|bestelling)=[\w.%-]+/g;

/** Replaces the secrets in links by "…"; works on HTML, plain text and JSON. */
export function redactLinkSecrets(text: string): string {
  return text.replaceAll(IN_PATH, '/$1/…').replaceAll(BEHIND, '/$1#…').replaceAll(IN_QUERY, '$1=…');
}
