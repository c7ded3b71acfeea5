// The buttons above a text that follows the body rules: nobody has to know its marks by heart.

import { Heading2, Heading3, Link2, List, ListOrdered, Quote, Table2 } from 'lucide-react';
import { IconButton } from '#web/ui/controls/icon-button.tsx';
import { linkWords, type MARKS, markLines } from './mark-text.ts';
import { typeInto } from './type-into.ts';

const LINES = [
  ['heading', 'Kop in de tekst', Heading2],
  ['subheading', 'Tussenkop', Heading3],
  ['list', 'Opsomming', List],
  ['steps', 'Stappen', ListOrdered],
  ['quote', 'Citaat', Quote],
] as const satisfies readonly (readonly [keyof typeof MARKS, string, typeof List])[];

/** Its text area stands right below it. Links and tables are for pages alone. */
export function MarkBar({ label, isPage = false }: { label: string; isPage?: boolean }) {
  const mark = (make: typeof linkWords) => (event: { currentTarget: HTMLElement }) => {
    const control = event.currentTarget.parentElement?.nextElementSibling;
    if (!(control instanceof HTMLTextAreaElement)) return;
    const { value, selectionStart, selectionEnd } = control;
    typeInto(control, make(value, { from: selectionStart, until: selectionEnd }));
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
          onClick={mark((text, at) => markLines(text, at, kind))}
        />
      ))}
      {isPage ? (
        <>
          <IconButton label="Link" icon={Link2} onClick={mark(linkWords)} />
          <IconButton
            label="Tabel"
            icon={Table2}
            onClick={mark((text, at) => markLines(text, at, 'table'))}
          />
        </>
      ) : null}
    </div>
  );
}
