// One mail as the customer gets it. Its HTML stands in a frame without any rights: no scripts, no forms, no way out.

import { ArrowLeft } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import type { Mail } from '#modules/mail/contract.ts';
import { momentText } from '../format.ts';
import { MAIL_STATUS_LABELS, mailTypeText } from './mail-labels.ts';
import { linksIn } from './mail-links.ts';

export function MailViewer({ mail, onClose }: { mail: Mail; onClose(): void }) {
  const [part, setPart] = useState<'html' | 'text'>(mail.html ? 'html' : 'text');
  const links = linksIn(mail.text);
  return (
    <article className="panel mail-viewer" aria-labelledby="mail-subject">
      <header className="panel-header">
        <button
          type="button"
          className="icon-button narrow-only"
          aria-label="Terug naar de lijst"
          onClick={onClose}
        >
          <ArrowLeft size={16} aria-hidden />
        </button>
        <h2 id="mail-subject">{mail.subject}</h2>
        <fieldset className="segmented">
          <legend className="visually-hidden">Weergave van de mail</legend>
          {(['html', 'text'] as const).map((choice) => (
            <button
              key={choice}
              type="button"
              aria-pressed={part === choice}
              disabled={choice === 'html' && !mail.html}
              onClick={() => setPart(choice)}
            >
              {choice === 'html' ? 'Opgemaakt' : 'Tekst'}
            </button>
          ))}
        </fieldset>
      </header>
      <MailFacts mail={mail} />
      {part === 'html' ? (
        <iframe className="mail-frame" title={`Mail: ${mail.subject}`} sandbox="" srcDoc={mail.html} />
      ) : (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a long text scrolls, and the keyboard has to reach it
        <pre className="mail-text" tabIndex={0}>
          {mail.text || 'Deze mail heeft geen tekstdeel.'}
        </pre>
      )}
      {links.length > 0 ? (
        <details className="mail-links">
          <summary>Links in deze mail ({links.length})</summary>
          <ul>
            {links.map((address) => (
              <li key={address}>
                <a href={address} target="_blank" rel="noreferrer">
                  {address}
                </a>
              </li>
            ))}
          </ul>
        </details>
      ) : null}
    </article>
  );
}

function MailFacts({ mail }: { mail: Mail }) {
  return (
    <dl className="fact-list">
      <div>
        <dt>Aan</dt>
        <dd>{mail.recipient}</dd>
      </div>
      <div>
        <dt>Soort</dt>
        <dd>
          {mailTypeText(mail.type)}
          {mail.orderId ? (
            <>
              {' · '}
              <Link to={`/admin/orders/${mail.orderId}`}>bestelling #{mail.orderId}</Link>
            </>
          ) : null}
        </dd>
      </div>
      <div>
        <dt>Status</dt>
        <dd>
          {MAIL_STATUS_LABELS[mail.status]}
          {mail.sentAt ? ` op ${momentText(mail.sentAt)}` : ''}
          {mail.status === 'failed' && mail.lastError ? ` – ${mail.lastError}` : ''}
        </dd>
      </div>
      {mail.attachments.length > 0 ? (
        <div>
          <dt>Bijlagen</dt>
          <dd>{mail.attachments.map(({ filename }) => filename).join(', ')}</dd>
        </div>
      ) : null}
    </dl>
  );
}
