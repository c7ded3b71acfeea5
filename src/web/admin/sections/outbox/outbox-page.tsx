// /admin/outbox: all mails the shop created, newest first, with the selected mail beside the list.

import { RotateCw } from 'lucide-react';
import { type Mail, mailTypes } from '#modules/mail/contract.ts';
import { outboxEndpoints } from '#modules/mail/endpoints.ts';
import { seconds } from '#shared/clock.ts';
import { request } from '#web/client/request.ts';
import { Badge } from '#web/ui/controls/badge.tsx';
import { shortMomentText } from '../../format.ts';
import { MAIL_STATUS_LABELS, MAIL_TONES, mailTypeText } from '../../shared/mail/mail-labels.ts';
import { MAIL_LISTS, OUTBOX } from '../../shared/mail/outbox-calls.ts';
import { PageHeader } from '../../shell/page-header.tsx';
import { pageMeta } from '../../shell/page-meta.ts';
import { ActionButton } from '../../ui/action-button.tsx';
import type { Listing } from '../../ui/list/define-list.ts';
import { ListFrame, useListing } from '../../ui/list/list-frame.tsx';
import { pagedList } from '../../ui/list/list-sources.ts';
import { pagesOf } from '../../ui/list/use-paged-list.ts';
import { MailViewer } from './mail-viewer.tsx';
import { OutboxTabs } from './outbox-tabs.tsx';
import { useSelectedMail } from './use-selected-mail.ts';

const MAILS_STALE_MS = seconds(10);

const mails: Listing<Mail> = {
  heading: 'Mails',
  noun: ['mail', 'mails'],
  source: pagedList({
    key: MAIL_LISTS,
    fetchPage: pagesOf(outboxEndpoints.list),
    refetchInterval: MAILS_STALE_MS,
  }),
  search: { label: 'Zoek op ontvanger of onderwerp', placeholder: 'Ontvanger of onderwerp' },
  filters: {
    status: { label: 'Status', options: MAIL_STATUS_LABELS },
    type: {
      label: 'Soort',
      options: Object.fromEntries(mailTypes.map((type) => [type, mailTypeText(type)])),
    },
  },
  sorts: { newest: ['Nieuwste eerst'] },
  empty: { title: 'Nog geen mails', text: 'Zodra de winkel een mail maakt, staat hij hier.' },
};

/**
 * Class names that put the toolbar of the outbox on several lines, because an open mail beside the list
 * leaves little room.
 */
const NARROW =
  'lg:[&_.toolbar]:flex-[1_0_100%]! lg:[&_.search-field]:max-w-none! lg:[&_.search-field]:flex-[1_0_100%]';
/** Class names of the outbox on a phone while no mail is chosen: they show the list and hide the mail. */
const LIST = 'max-lg:[&>[role=article]]:hidden';
const MAIL = 'max-lg:[&>.panel:first-child]:hidden';

export const meta = () => pageMeta('Outbox');

export default function OutboxPage() {
  const listing = useListing(mails);
  const { rows } = listing.results;
  const { chosen, reading, select } = useSelectedMail(rows);
  return (
    <>
      <PageHeader title="Outbox" tabs={<OutboxTabs />}>
        {rows.some(({ status }) => status === 'failed') ? <RetryFailedButton /> : null}
      </PageHeader>
      <div
        className={`grid grid-cols-[min(26rem,45%)_minmax(0,1fr)] items-start gap-x-5 max-lg:grid-cols-1 ${NARROW} ${chosen === null ? LIST : MAIL}`}
      >
        <ListFrame list={mails} listing={listing}>
          {(shown) => (
            <ul>
              {shown.map((mail) => (
                <li key={mail.id}>
                  <MailButton mail={mail} current={mail.id === reading} onOpen={() => select(mail.id)} />
                </li>
              ))}
            </ul>
          )}
        </ListFrame>
        {reading === null ? null : <MailViewer key={reading} id={reading} onClose={() => select(null)} />}
      </div>
    </>
  );
}

const LINE = 'flex min-w-0 items-baseline justify-between gap-3';

/**
 * The button of a row in the outbox, which opens the mail. `current` marks the row of the mail that is open
 * beside the list.
 */
function MailButton({ mail, current, onOpen }: { mail: Mail; current: boolean; onOpen(): void }) {
  const mark = current
    ? 'lg:bg-accent-wash lg:shadow-[inset_2px_0_var(--color-accent)]'
    : 'hover:bg-raised/55';
  const aside = current ? 'text-quiet lg:text-text' : 'muted';
  return (
    <button
      type="button"
      className={`mail-button grid h-13 w-full cursor-pointer content-center border-t border-hairline px-4 text-left -outline-offset-2 ${mark}`}
      aria-current={current || undefined}
      onClick={onOpen}
    >
      <span className={LINE}>
        <strong className="clip">{mail.recipient}</strong>
        <time className={`flex-none ${aside}`} dateTime={mail.createdAt}>
          {shortMomentText(mail.createdAt)}
        </time>
      </span>
      <span className={`${LINE} ${aside}`}>
        <span className="clip">{mail.subject}</span>
        {mail.status === 'sent' ? null : (
          <Badge tone={MAIL_TONES[mail.status]}>{MAIL_STATUS_LABELS[mail.status]}</Badge>
        )}
      </span>
    </button>
  );
}

/**
 * The button that retries all mails the shop no longer retries by itself, for when the mail server was
 * unavailable for a long time.
 */
function RetryFailedButton() {
  return (
    <ActionButton
      command="retry-mails"
      icon={RotateCw}
      label="Alle mislukte opnieuw versturen"
      requires={outboxEndpoints.retryFailed}
      run={() => request(outboxEndpoints.retryFailed)}
      invalidates={[OUTBOX]}
      done={({ retried, left }) => ({
        title: retried === 1 ? '1 mail in de wachtrij gezet' : `${retried} mails in de wachtrij gezet`,
        ...(left > 0 && {
          description:
            left === 1
              ? '1 adres weigert mail of heeft zich afgemeld; die mail is niet opnieuw verstuurd.'
              : `${left} mails zijn niet opnieuw verstuurd: het adres weigert mail of heeft zich afgemeld.`,
        }),
      })}
      failed="Opnieuw versturen is niet gelukt"
    />
  );
}
