// A mail as it is read: laid out by day and by night, as plain text, or from the outside. The laid-out part stands in a
// frame without any rights: no scripts, no forms, no way out.

import { useMemo, useState } from 'react';
import { mailDocument } from './mail-frame.ts';

type View = 'html' | 'dark' | 'text' | 'headers';

type MailViewProps = {
  subject: string;
  html: string;
  text: string;
  headers?: readonly { name: string; value: string }[] | undefined;
  room: keyof typeof ROOMS;
};

/** One grey for both frames of a dialog: a frame has the colours of the mail's reader, not those of the page. */
const FRAMED = 'rounded-lg border border-[rgb(128_128_136/0.3)]';
const LINED = 'h-[max(24rem,100dvh-19rem)] border-y border-hairline';

/** How tall it is and what is around it, by where it stands. */
const ROOMS = {
  panel: { tabs: 'mx-4', frame: LINED },
  result: { tabs: '', frame: LINED },
  dialog: { tabs: '', frame: `h-[clamp(20rem,100dvh-19rem,42rem)] ${FRAMED}` },
  editor: { tabs: '', frame: `h-[clamp(20rem,100dvh-27rem,38rem)] ${FRAMED}` },
} as const;

/** A mail is drawn for the room of its reader, not for that of the back-office. */
const SCHEMES = { html: 'bg-white scheme-light', dark: 'bg-[#12110f] scheme-dark' } as const;

const LABELS: Readonly<Record<View, string>> = {
  html: 'Opgemaakt',
  dark: 'Donker',
  text: 'Tekst',
  headers: 'Kopregels',
};

export function MailView({ subject, html, text, headers, room }: MailViewProps) {
  const [view, setView] = useState<View>(html ? 'html' : 'text');
  // The same object for the same mail: another one would load the frame anew.
  const framed = useMemo(() => mailDocument(inRoom(html, view)), [html, view]);
  // A mail that knows nothing of the dark is read by day everywhere.
  const hasDark = html.includes('prefers-color-scheme');
  const views: View[] = [
    'html',
    ...(hasDark ? ['dark' as const] : []),
    'text',
    ...(headers ? ['headers' as const] : []),
  ];
  return (
    <div className="grid justify-items-start gap-2">
      <fieldset className={`segmented ${ROOMS[room].tabs}`}>
        <legend className="visually-hidden">Weergave van de mail</legend>
        {views.map((choice) => (
          <button
            key={choice}
            type="button"
            aria-pressed={view === choice}
            disabled={choice === 'html' && !html}
            onClick={() => setView(choice)}
          >
            {LABELS[choice]}
          </button>
        ))}
      </fieldset>
      {view === 'html' || view === 'dark' ? (
        <iframe
          className={`block w-full ${ROOMS[room].frame} ${SCHEMES[view]}`}
          title={`Mail: ${subject}`}
          sandbox=""
          srcDoc={framed}
        />
      ) : (
        <pre
          className={`block w-full overflow-auto p-4 [font:inherit] whitespace-pre-wrap wrap-anywhere ${ROOMS[room].frame}`}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: a long text scrolls, and the keyboard has to reach it
          tabIndex={0}
        >
          {view === 'text' ? text || 'Deze mail heeft geen tekstdeel.' : headerText(headers ?? [])}
        </pre>
      )}
    </div>
  );
}

function headerText(headers: readonly { name: string; value: string }[]): string {
  return headers.map(({ name, value }) => `${name}: ${value}`).join('\n');
}

/** The reader's room, whatever room the operator sits in. */
function inRoom(html: string, room: View): string {
  return html.replaceAll(/\(prefers-color-scheme:\s*dark\)/g, room === 'dark' ? 'all' : 'not all');
}
