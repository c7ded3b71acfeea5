// Searches data that are already in the browser. Every typed word must occur, in any order; case and accents
// are ignored.

/** Returns a predicate: true for texts that contain every typed word. An empty search matches everything. */
export function matchesAllWords(typed: string): (text: string) => boolean {
  const words = simplified(typed).split(/\s+/).filter(Boolean);
  return (text) => {
    const simple = simplified(text);
    return words.every((word) => simple.includes(word));
  };
}

export function simplified(text: string): string {
  return text
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase();
}
