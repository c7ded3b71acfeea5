// Inserts text into a text area as if it was typed. The cursor then stands behind the text, and the browser's
// undo works.

export type TextInsertion = { from: number; until: number; put: string };

export function insertText(
  control: HTMLInputElement | HTMLTextAreaElement,
  { from, until, put }: TextInsertion,
): void {
  control.focus();
  control.setSelectionRange(from, until);
  // Deprecated, but the only way in which the browser's undo includes the inserted text.
  document.execCommand('insertText', false, put);
}
