// A mail as it is read: laid out by day and by night, as plain text, or from the outside. The laid-out part stands in a
// frame without any rights: no scripts, no forms, no way out.

import { useState } from 'react';

type View = 'html' | 'dark' | 'text' | 'headers';

type MailViewProps = {
  subject: string;
  html: string;
  text: string;
  headers?: readonly { name: string; value: string }[] | undefined;
};

const LABELS: Readonly<Record<View, string>> = {
  html: 'Opgemaakt',
  dark: 'Donker',
  text: 'Tekst',
  headers: 'Kopregels',
};

export function MailView({ subject, html, text, headers }: MailViewProps) {
  const [view, setView] = useState<View>(html ? 'html' : 'text');
  // A mail that knows nothing of the dark is read by day everywhere.
  const hasDark = html.includes('prefers-color-scheme');
  const views: View[] = [
    'html',
    ...(hasDark ? ['dark' as const] : []),
    'text',
    ...(headers ? ['headers' as const] : []),
  ];
  return (
    <div className="mail-view">
      <fieldset className="segmented">
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
          className="mail-frame"
          data-scheme={view === 'dark' ? 'dark' : 'light'}
          title={`Mail: ${subject}`}
          sandbox=""
          srcDoc={withNonce(inRoom(html, view))}
        />
      ) : (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a long text scrolls, and the keyboard has to reach it
        <pre className="mail-text" tabIndex={0}>
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
function inRoom(html: string, room: 'html' | 'dark'): string {
  return html.replaceAll(/\(prefers-color-scheme:\s*dark\)/g, room === 'dark' ? 'all' : 'not all');
}

/** A frame written from text obeys the policy of this page: the style sheet of a mail needs the page's own nonce. */
function withNonce(html: string): string {
  const holder = document.querySelector<HTMLElement>('script[nonce]');
  return holder?.nonce ? html.replaceAll('<style>', `<style nonce="${holder.nonce}">`) : html;
}
