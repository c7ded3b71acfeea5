// Shows a mail: in light or dark mode, as plain text, or its headers. The HTML is in an iframe without any
// permissions: no scripts, no forms, no navigation.

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
 * Styles of the frame around a mail in a dialog. Its grey is fixed, because the iframe has the colours of a
 * mail reader, not of the back-office.
 */
const FRAMED = 'rounded-lg border border-[rgb(128_128_136/0.3)]';
const LINED = 'h-[max(24rem,100dvh-19rem)] border-y border-hairline';

/**
 * The class names of a mail's tabs and of its frame, for each place where a mail is shown. With `grows`, a
 * longer mail gets a higher frame.
 */
const ROOMS = {
  panel: { tabs: 'mx-4', frame: LINED, grows: true },
  result: { tabs: '', frame: LINED },
  dialog: { tabs: '', frame: `h-[clamp(20rem,100dvh-19rem,42rem)] ${FRAMED}` },
  editor: { tabs: '', frame: `h-[clamp(20rem,100dvh-27rem,38rem)] ${FRAMED}` },
} as const;

/**
 * The background and colour scheme of the iframe in the light view (`html`) and in the dark view: those of a
 * mail reader, not of the back-office.
 */
const SCHEMES = { html: 'bg-white scheme-light', dark: 'bg-[#12110f] scheme-dark' } as const;

const LABELS: Readonly<Record<View, string>> = {
  html: 'Opgemaakt',
  dark: 'Donker',
  text: 'Tekst',
  headers: 'Kopregels',
};

export function MailView({ subject, html, text, headers, room }: MailViewProps) {
  const [view, setView] = useState<View>(html ? 'html' : 'text');
  // The same mail must keep the same object; another object would reload the iframe.
  const framed = useMemo(() => mailDocument(inRoom(html, view)), [html, view]);
  // A mail without dark styles looks the same in every mail reader.
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
          // An iframe without rights cannot be measured, so its height is estimated from the length of the
          // text.
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

/**
 * Makes the HTML of a mail use its dark styles in the dark view and its light styles otherwise, whatever the
 * colour scheme of the operator's device.
 */
function inRoom(html: string, room: View): string {
  return html.replaceAll(/\(prefers-color-scheme:\s*dark\)/g, room === 'dark' ? 'all' : 'not all');
}

/** The trusted types policy for the HTML of mails. */
const policy = trustedPolicy('mail', { createHTML: withNonce });

/** Prepares a mail's HTML for an iframe with an empty `sandbox`, which runs no scripts. */
const mailDocument = (html: string): string => policy?.createHTML(html) ?? withNonce(html);

/**
 * Matches the URLs of the shop's own pictures in a mail. The preview loads them from the current host,
 * because the shop may have had another domain when the mail was sent.
 */
const OWN_PICTURE = /src="https?:\/\/[^/"]+(\/(?:mails|media)\/)/g;

/**
 * Adds this page's nonce to the style sheets of a mail. An iframe with `srcdoc` inherits the
 * Content-Security-Policy of the page, which refuses styles without the nonce.
 */
function withNonce(html: string): string {
  const holder = document.querySelector<HTMLElement>('script[nonce]');
  const own = html.replaceAll(OWN_PICTURE, 'src="$1');
  return holder?.nonce ? own.replaceAll('<style>', `<style nonce="${holder.nonce}">`) : own;
}
