// Shows one mail as the customer gets it, with its delivery status, and a retry button when delivery failed.

import { useQuery } from '@tanstack/react-query';
import { ArrowLeft, RotateCw } from 'lucide-react';
import { Link } from 'react-router';
import type { MailDetail } from '#modules/mail/contract.ts';
import { outboxEndpoints } from '#modules/mail/endpoints.ts';
import { href } from '#shared/href.ts';
import { request } from '#web/client/request.ts';
import { Badge } from '#web/ui/controls/badge.tsx';
import { IconButton } from '#web/ui/controls/icon-button.tsx';
import { Panel, PanelHead } from '#web/ui/controls/panel.tsx';
import { momentText, unbroken } from '../../format.ts';
import {
  ATTEMPT_LABELS,
  MAIL_STATUS_LABELS,
  MAIL_TONES,
  mailTypeText,
} from '../../shared/mail/mail-labels.ts';
import { MailLink } from '../../shared/mail/mail-link.tsx';
import { linksIn } from '../../shared/mail/mail-links.ts';
import { MailView } from '../../shared/mail/mail-view.tsx';
import { mailQuery, OUTBOX } from '../../shared/mail/outbox-calls.ts';
import { ActionButton } from '../../ui/action-button.tsx';
import { Detail, DetailList } from '../../ui/detail-list.tsx';
import { Loaded } from '../../ui/loaded.tsx';
import { failureText } from './failure-text.ts';

export function MailViewer({ id, onClose }: { id: number; onClose(): void }) {
  const query = useQuery(mailQuery(id));
  const mail = query.data;
  return (
    <Panel role="article" aria-labelledby="mail-subject">
      <PanelHead>
        <IconButton className="lg:hidden" label="Terug naar de lijst" icon={ArrowLeft} onClick={onClose} />
        <h2 id="mail-subject" className="min-w-0 flex-1 wrap-anywhere">
          {mail?.subject ?? 'Mail'}
        </h2>
      </PanelHead>
      <Loaded query={query} loading="Mail laden" failed="Deze mail is niet geladen">
        {(loaded) => (
          <>
            {loaded.status === 'sent' || loaded.status === 'queued' ? null : <NotSent mail={loaded} />}
            <MailInfo mail={loaded} />
            <MailView {...loaded} room="panel" />
            <MailLog log={loaded.log} />
            <MailLinks text={loaded.text} />
          </>
        )}
      </Loaded>
    </Panel>
  );
}

/**
 * The message above a mail in the outbox that the mail was not delivered, with the reason and the retry
 * button.
 */
function NotSent({ mail: { id, status, lastError } }: { mail: MailDetail }) {
  const why = failureText(lastError ?? '');
  const hasFailed = MAIL_TONES[status] === 'danger';
  return (
    <div
      className={`mb-2.75 flex flex-wrap items-center gap-x-4 gap-y-2 border-y border-hairline px-4 py-3 ${hasFailed ? 'bg-danger-wash' : 'bg-raised'}`}
    >
      <div className="flex-[1_1_14rem] wrap-anywhere">
        <p className={`font-[620] ${hasFailed ? 'text-danger' : ''}`}>{MAIL_STATUS_LABELS[status]}</p>
        <p>{why}</p>
        {lastError && lastError !== why ? <p className="code text-quiet">{lastError}</p> : null}
      </div>
      <RetryButton id={id} />
    </div>
  );
}

function RetryButton({ id }: { id: number }) {
  return (
    <ActionButton
      command="retry-mail"
      icon={RotateCw}
      label="Opnieuw versturen"
      requires={outboxEndpoints.retry}
      run={() => request(outboxEndpoints.retry, { params: { id } })}
      invalidates={[OUTBOX]}
      done={({ recipient }) => ({ title: 'In de wachtrij gezet', description: `Aan ${recipient}` })}
      failed="Failed to send email"
    />
  );
}

function MailInfo({ mail }: { mail: MailDetail }) {
  return (
    <DetailList>
      <Detail name="Aan">
        <MailLink email={mail.recipient} />
      </Detail>
      <Detail name="Soort">
        <span>{mailTypeText(mail.type)}</span>
        {mail.orderId ? (
          <span>
            {' · '}
            <Link to={href('/admin/orders/:id', { id: mail.orderId })}>{`ZW${100_000 + mail.orderId}`}</Link>
          </span>
        ) : null}
      </Detail>
      <Detail name="Status">
        <Badge tone={MAIL_TONES[mail.status]}>{MAIL_STATUS_LABELS[mail.status]}</Badge>{' '}
        <span>
          {unbroken(`${mail.sentAt ? 'op' : 'gemaakt op'} ${momentText(mail.sentAt ?? mail.createdAt)}`)}
        </span>
        {mail.status === 'queued' && mail.lastError ? (
          <span className="sub">{failureText(mail.lastError)}</span>
        ) : null}
      </Detail>
      {mail.attachments.length > 0 ? (
        <Detail name="Bijlagen">{mail.attachments.map(({ filename }) => filename).join(', ')}</Detail>
      ) : null}
    </DetailList>
  );
}

function MailLog({ log }: Pick<MailDetail, 'log'>) {
  if (log.length === 0) return null;
  return (
    <details className="px-4 py-2.5" open={log.length > 1}>
      <summary className="cursor-pointer">
        Bezorging (<span>{log.length}</span>)
      </summary>
      <ol>
        {log.map(({ at, outcome, detail }) => (
          <li key={`${at} ${outcome}`} className="py-1 wrap-anywhere">
            <span>{ATTEMPT_LABELS[outcome]}</span>
            <span className="sub">
              <span>{momentText(at)}</span> · <span>{detail}</span>
            </span>
          </li>
        ))}
      </ol>
    </details>
  );
}

/**
 * The links in a mail of the outbox. They are listed below the preview, because links inside the preview
 * cannot be clicked.
 */
function MailLinks({ text }: { text: string }) {
  const links = linksIn(text);
  if (links.length === 0) return null;
  return (
    <details className="px-4 py-2.5">
      <summary className="cursor-pointer">
        Links in deze mail (<span>{links.length}</span>)
      </summary>
      <ul>
        {links.map((address) => (
          <li key={address} className="py-1 wrap-anywhere">
            <a href={address} target="_blank" rel="noreferrer">
              {address}
            </a>
          </li>
        ))}
      </ul>
    </details>
  );
}
