// /admin/outbox: every mail the shop made, newest first, and beside the list the one that is being read.

import { type Mail, mailTypes } from '#modules/mail/contract.ts';
import { outboxEndpoints } from '#modules/mail/endpoints.ts';
import { seconds } from '#shared/clock.ts';
import { askPage } from '#web/client/ask.ts';
import { shortMomentText } from '../format.ts';
import { PageHeader } from '../shell/page-header.tsx';
import { pageMeta } from '../shell/page-meta.ts';
import type { Listing } from '../ui/list/define-list.ts';
import { ListFrame, useListing } from '../ui/list/list-frame.tsx';
import { paged } from '../ui/list/list-sources.ts';
import { MAIL_BADGES, MAIL_STATUS_LABELS, mailTypeText } from './mail-labels.ts';
import { MailViewer } from './mail-viewer.tsx';
import { MAIL_LISTS } from './outbox-calls.ts';
import { OutboxTabs } from './outbox-tabs.tsx';
import { RetryFailedButton } from './retry-failed-button.tsx';
import { useReading } from './use-reading.ts';

const FRESH = seconds(10);

const mails: Listing<Mail> = {
  heading: 'Mails',
  noun: ['mail', 'mails'],
  source: paged({
    key: MAIL_LISTS,
    fetchPage: (query, signal) => askPage(outboxEndpoints.list, { query, signal }),
    staleTime: FRESH,
    refetchInterval: FRESH,
  }),
  search: { label: 'Zoek op ontvanger of onderwerp', placeholder: 'Zoek op ontvanger of onderwerp' },
  filters: {
    status: { label: 'Status', options: MAIL_STATUS_LABELS },
    type: {
      label: 'Soort',
      options: Object.fromEntries(mailTypes.map((type) => [type, mailTypeText(type)])),
    },
  },
  sorts: { newest: ['Nieuwste eerst'] },
  failed: 'Fout bij laden van de mails',
  empty: {
    title: 'Nog geen mails',
    text: 'Zodra de winkel een mail maakt, staat hij hier.',
    filteredText: 'Geen mail past bij deze zoekopdracht en filters.',
  },
};

export const meta = () => pageMeta('Outbox');

export default function OutboxPage() {
  const listing = useListing(mails);
  const { rows } = listing.found;
  const { chosen, reading, read } = useReading(rows);
  return (
    <>
      <PageHeader title="Outbox">
        <OutboxTabs />
      </PageHeader>
      <div className="outbox" data-reading={chosen !== null}>
        <ListFrame
          list={mails}
          listing={listing}
          tools={rows.some(({ status }) => status === 'failed') ? <RetryFailedButton /> : null}
        >
          {(shown) => (
            <ul className="mail-list">
              {shown.map((mail) => (
                <li key={mail.id}>
                  <MailButton mail={mail} current={mail.id === reading} onOpen={() => read(mail.id)} />
                </li>
              ))}
            </ul>
          )}
        </ListFrame>
        {reading === null ? null : <MailViewer key={reading} id={reading} onClose={() => read(null)} />}
      </div>
    </>
  );
}

function MailButton({ mail, current, onOpen }: { mail: Mail; current: boolean; onOpen(): void }) {
  return (
    <button type="button" className="mail-button" aria-current={current || undefined} onClick={onOpen}>
      <span className="mail-line">
        <strong className="clip">{mail.subject}</strong>
        <time className="muted" dateTime={mail.createdAt}>
          {shortMomentText(mail.createdAt)}
        </time>
      </span>
      <span className="mail-line muted">
        <span className="clip">
          {mail.recipient} · {mailTypeText(mail.type)}
        </span>
        {mail.status === 'sent' ? null : (
          <span className={MAIL_BADGES[mail.status]}>{MAIL_STATUS_LABELS[mail.status]}</span>
        )}
      </span>
    </button>
  );
}
