// The text part of a template whose author wrote HTML only: the same words, links written out.

const ENTITIES: Readonly<Record<string, string>> = {
  '&nbsp;': ' ',
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
  '&euro;': '€',
};

/** Readable text from the HTML of a template; placeholders stay as they are. */
export function plainTextOf(html: string): string {
  return html
    .replaceAll(/<(style|script|head)\b[\s\S]*?<\/\1\s*>/gi, '')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/<a\b[^>]*?href="([^"]*)"[^>]*>([\s\S]*?)<\/a>/gi, (_all, address: string, label: string) =>
      label.trim() === address ? address : `${label.trim()}: ${address}`,
    )
    .replaceAll(/<li\b[^>]*>/gi, '\n- ')
    .replaceAll(/<br\s*\/?>/gi, '\n')
    .replaceAll(/<\/?(p|div|h[1-6]|tr|table|ul|ol)\b[^>]*>/gi, '\n\n')
    .replaceAll(/<[^>]+>/g, '')
    .replaceAll(/&(?:nbsp|amp|lt|gt|quot|#39|euro);/g, (entity) => ENTITIES[entity] ?? entity)
    .replaceAll(/[ \t]*\n[ \t]*/g, '\n')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim();
}
