// The words of an operator as they stand in a mail: an empty line starts a paragraph, a line break stays one.

import { escapeHtml } from '#shared/escape-html.ts';
import type { MailPiece } from './mail-piece.ts';

const WORDS = '{{words}}';

/** `paragraph` is one paragraph of the shop's look, with `{{words}}` where the words go. */
export function layOutLetter(text: string, paragraph: MailPiece): MailPiece {
  const paragraphs = text
    .replaceAll('\r\n', '\n')
    .split(/\n{2,}/)
    .map((words) => words.trim())
    .filter((words) => words !== '');
  const html = (words: string) => escapeHtml(words).replaceAll('\n', '<br>');
  return {
    html: paragraphs.map((words) => paragraph.html.replace(WORDS, () => html(words))).join(''),
    text: paragraphs.map((words) => paragraph.text.replace(WORDS, () => words)).join('\n\n'),
  };
}
