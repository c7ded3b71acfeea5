// Lists the web addresses of a mail beside its preview, because links inside the preview do not work. Only
// addresses in the text part count; nothing else in a mail becomes a link.

/** Returns every http(s) URL of a text once, in the order of the text. */
export function linksIn(text: string): string[] {
  const matches = text.match(/https?:\/\/[^\s<>"'()\]]+/g) ?? [];
  const clean = matches.map((address) => address.replace(/[.,;:!?]+$/, ''));
  return [...new Set(clean)].filter((address) => URL.canParse(address));
}
