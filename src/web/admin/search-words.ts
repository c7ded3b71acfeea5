// Searches data that are already in the browser. Every typed word must occur, in any order; case and accents
// are ignored.

import { foldText } from '#shared/writing/fold-text.ts';
import { searchText } from '#shared/writing/search-text.ts';

/** Returns a predicate: true for texts that contain every typed word. An empty search matches everything. */
export function matchesAllWords(typed: string): (text: string) => boolean {
  const words = searchText(typed).split(/\s+/).filter(Boolean);
  return (text) => {
    const folded = foldText(text);
    return words.every((word) => folded.includes(word));
  };
}
