// The formatting buttons above a text area, for writers who do not know the marks of the text notation.

import { Heading2, Heading3, Link2, List, ListOrdered, Quote, Table2 } from 'lucide-react';
import { IconButton } from '#web/ui/controls/icon-button.tsx';
import { formatLines, insertLink, type LINE_FORMATS } from './format-text.ts';
import { insertText } from './insert-text.ts';

const LINES = [
  ['heading', 'Kop in de tekst', Heading2],
  ['subheading', 'Tussenkop', Heading3],
  ['list', 'Opsomming', List],
  ['steps', 'Stappen', ListOrdered],
  ['quote', 'Citaat', Quote],
] as const satisfies readonly (readonly [keyof typeof LINE_FORMATS, string, typeof List])[];

/**
 * The toolbar of a text area, which must be the element directly below the toolbar. Only texts of pages
 * (`isPage`) can have links and tables.
 */
export function FormattingToolbar({ label, isPage = false }: { label: string; isPage?: boolean }) {
  const mark = (make: typeof insertLink) => (event: { currentTarget: HTMLElement }) => {
    const control = event.currentTarget.parentElement?.nextElementSibling;
    if (!(control instanceof HTMLTextAreaElement)) return;
    const { value, selectionStart, selectionEnd } = control;
    insertText(control, make(value, { from: selectionStart, until: selectionEnd }));
  };
  return (
    <div
      role="toolbar"
      aria-label={`Opmaak van ${label}`}
      className="mt-1 mb-1 -ml-2.25 flex flex-wrap gap-0.5 pointer-coarse:-ml-3.75"
    >
      {LINES.map(([kind, name, icon]) => (
        <IconButton
          key={kind}
          label={name}
          icon={icon}
          onClick={mark((text, at) => formatLines(text, at, kind))}
        />
      ))}
      {isPage ? (
        <>
          <IconButton label="Link" icon={Link2} onClick={mark(insertLink)} />
          <IconButton
            label="Tabel"
            icon={Table2}
            onClick={mark((text, at) => formatLines(text, at, 'table'))}
          />
        </>
      ) : null}
    </div>
  );
}
