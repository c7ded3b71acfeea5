// How the back-office searches in what is already in the browser: every word typed has to be there, in any
// order, whatever the case and the accents.

/** Tells of a text whether it holds every word of what was typed; nothing typed is found everywhere. */
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
