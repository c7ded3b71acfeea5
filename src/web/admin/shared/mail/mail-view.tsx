// A mail as it is read: laid out by day and by night, as plain text, or from the outside. The laid-out part
// stands in a frame without any rights: no scripts, no forms, no way out.

import { useMemo, useState } from 'react';
import { Segmented } from '../../ui/segmented.tsx';
import { trustedPolicy } from '../trusted-types.ts';

type View = 'html' | 'dark' | 'text' | 'headers';

type MailViewProps = {
  subject: string;
  html: string;
  text: string;
  headers?: readonly { name: string; value: string }[] | undefined;
  room: keyof typeof ROOMS;
};

/**
 * One grey for both frames of a dialog: a frame has the colours of the mail's reader, not those of the page.
 */
const FRAMED = 'rounded-lg border border-[rgb(128_128_136/0.3)]';
const LINED = 'h-[max(24rem,100dvh-19rem)] border-y border-hairline';

/** How tall it is and what is around it, by where it stands. */
const ROOMS = {
  panel: { tabs: 'mx-4', frame: LINED, grows: true },
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
  const choices = views.map(
    (choice) => [choice, LABELS[choice], { disabled: choice === 'html' && !html }] as const,
  );
  return (
    <div className="grid justify-items-start gap-2">
      <Segmented
        label="Weergave van de mail"
        className={ROOMS[room].tabs}
        choices={choices}
        chosen={view}
        onChange={setView}
      />
      {view === 'html' || view === 'dark' ? (
        <iframe
          className={`block w-full ${ROOMS[room].frame} ${SCHEMES[view]}`}
          // Nothing can be measured in a frame without rights: about as tall as its words need.
          style={'grows' in ROOMS[room] ? { minHeight: `${24 + Math.min(text.length, 1600) / 25}rem` } : {}}
          title={`Mail: ${subject}`}
          sandbox=""
          srcDoc={framed}
        />
      ) : (
        <pre
          className={`block w-full overflow-auto p-4 [font:inherit] whitespace-pre-wrap wrap-anywhere ${ROOMS[room].frame}`}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolled text needs the keyboard
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

/** React hands on what it makes as it is. */
const policy = trustedPolicy('mail', { createHTML: withNonce });

/** For a frame with an empty `sandbox`: it runs no script whatever the mail says. */
const mailDocument = (html: string): string => policy?.createHTML(html) ?? withNonce(html);

/**
 * Asked of the address the back-office is open at: the shop has every picture of its mails, whatever it was
 * called then.
 */
const OWN_PICTURE = /src="https?:\/\/[^/"]+(\/(?:mails|media)\/)/g;

/**
 * A frame written from text obeys the policy of this page: the style sheet of a mail needs the page's own
 * nonce.
 */
function withNonce(html: string): string {
  const holder = document.querySelector<HTMLElement>('script[nonce]');
  const own = html.replaceAll(OWN_PICTURE, 'src="$1');
  return holder?.nonce ? own.replaceAll('<style>', `<style nonce="${holder.nonce}">`) : own;
}
