// The preview of a mail cannot be clicked, so its addresses are listed beside it.
// Only web addresses of the text part count; anything else in a mail is never made into a link.

/** Every http(s) address of a text, each once, in the order of the text. */
export function linksIn(text: string): string[] {
  const matches = text.match(/https?:\/\/[^\s<>"'()\]]+/g) ?? [];
  const clean = matches.map((address) => address.replace(/[.,;:!?]+$/, ''));
  return [...new Set(clean)].filter((address) => URL.canParse(address));
}
