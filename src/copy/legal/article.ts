// The types of a legal text: sections of paragraphs, lists and tables. The texts are in the other files of
// this folder, the layout in the pages that show them.

export type Link = { text: string; href: string };
/** A line of a legal text: a string, or an array of texts and links when the line contains a link. */
export type Line = string | readonly (string | Link)[];

export type Block =
  | { kind: 'paragraph'; line: Line }
  | { kind: 'heading'; text: string }
  | { kind: 'quote'; line: Line }
  | { kind: 'list'; items: readonly Line[] }
  | { kind: 'numbered'; start: number; items: readonly Line[] }
  | { kind: 'details'; rows: readonly { label: string; value: Line }[] }
  | { kind: 'table'; caption: string; head: readonly string[]; rows: readonly TableRow[] }
  | { kind: 'form'; title: string; lines: readonly string[] }
  | { kind: 'guarantee'; official: string };

/**
 * A row of a table in a legal text. `listed` is present for a row of more countries than `name` can hold: the
 * question that the reader clicks to unfold the list, and the names of all these countries.
 */
export type TableRow = {
  name: string;
  listed?: { question: string; names: string };
  cells: readonly string[];
};

export type ArticleSection = { id: string; title: string; blocks: readonly Block[] };

export const mailLink = (address: string): Link => ({ text: address, href: `mailto:${address}` });
export const phoneLink = (phone: string): Link => ({
  text: phone,
  href: `tel:${phone.replaceAll(/[^\d+]/g, '')}`,
});

export const articleCopy = {
  updated: (date: string) => `Laatst bijgewerkt: ${date}`,
  contents: 'Op deze pagina',
  earlier: (date: string) => `De tekst van ${date}`,
  earlierTitle: 'Eerdere versies',
  today: 'Naar de tekst van nu',
} as const;
