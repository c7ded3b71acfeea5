// Inserts text into a text area as if it was typed. The cursor then stands behind the text, and the browser's
// undo works.

export type TextInsertion = { from: number; until: number; put: string };

export function insertText(
  control: HTMLInputElement | HTMLTextAreaElement,
  { from, until, put }: TextInsertion,
): void {
  control.focus();
  control.setSelectionRange(from, until);
  // Out of fashion, and the only way that a browser keeps among what was typed.
  document.execCommand('insertText', false, put);
}
