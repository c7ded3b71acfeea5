// /admin/outbox: every mail the shop made, newest first, and beside the list the one that is being read.

import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { type Mail, mailStatuses, mailTypes } from '#modules/mail/contract.ts';
import { seconds } from '#shared/clock.ts';
import { shortMomentText } from '../format.ts';
import { PageHeader } from '../shell/page-header.tsx';
import { pageMeta } from '../shell/page-meta.ts';
import { isFiltered } from '../ui/list/list-address.ts';
import { ListBody, ListPanel, ShowMore } from '../ui/list/list-panel.tsx';
import { ListSelect, ListToolbar, RefreshButton } from '../ui/list/list-toolbar.tsx';
import { SearchBox } from '../ui/list/search-box.tsx';
import { useListState } from '../ui/list/use-list-state.ts';
import { usePagedList } from '../ui/list/use-paged-list.ts';
import { MAIL_BADGES, MAIL_STATUS_LABELS, mailTypeText } from './mail-labels.ts';
import { MailViewer } from './mail-viewer.tsx';
import { fetchMailPage, MAIL_LISTS } from './outbox-calls.ts';
import { OUTBOX_LIST } from './outbox-list.ts';
import { OutboxTabs } from './outbox-tabs.tsx';
import { RetryFailedButton } from './retry-failed-button.tsx';

export const meta = () => pageMeta('Outbox');

const FRESH = seconds(10);
const EMPTY = {
  title: 'Nog geen mails',
  text: 'Zodra de winkel een mail maakt, staat hij hier.',
  filteredText: 'Geen mail past bij deze zoekopdracht en filters.',
};

export default function OutboxPage() {
  const [parameters, setParameters] = useSearchParams();
  const { state, change } = useListState(OUTBOX_LIST);
  const list = usePagedList({
    ...{ queryKey: MAIL_LISTS, state, fetchPage: fetchMailPage, staleTime: FRESH, refetchInterval: FRESH },
  });
  const asked = parameters.get('mail') ?? '';
  const open = /^\d{1,9}$/.test(asked) ? Number(asked) : null;
  const reading = useFirst(list.rows, open);
  const read = (id: number | null) =>
    setParameters(
      (before) => {
        const next = new URLSearchParams(before);
        if (id === null) next.delete('mail');
        else next.set('mail', String(id));
        return next;
      },
      { preventScrollReset: true },
    );

  return (
    <>
      <PageHeader title="Outbox">
        <OutboxTabs />
      </PageHeader>
      <div className="outbox" data-reading={open !== null}>
        <ListPanel
          alone
          title="Mails"
          count={list.countText('mail', 'mails')}
          toolbar={
            <ListToolbar label="Mails">
              <SearchBox
                q={state.q}
                label="Zoek op ontvanger of onderwerp"
                placeholder="Zoek op ontvanger of onderwerp"
                onChange={change}
              />
              <ListSelect
                label="Status"
                value={state.filters.status}
                options={[
                  ['', 'Alle'],
                  ...mailStatuses.map((code) => [code, MAIL_STATUS_LABELS[code]] as const),
                ]}
                onChange={(status) => change({ filters: { status } })}
              />
              <ListSelect
                label="Soort"
                value={state.filters.type}
                options={[['', 'Alle'], ...mailTypes.map((code) => [code, mailTypeText(code)] as const)]}
                onChange={(type) => change({ filters: { type } })}
              />
              {list.rows?.some(({ status }) => status === 'failed') ? <RetryFailedButton /> : null}
              <RefreshButton busy={list.query.isRefetching} onRefresh={() => void list.query.refetch()} />
            </ListToolbar>
          }
          footer={
            <ShowMore hasMore={list.hasMore} more={state.more} busy={list.isLoadingMore} onChange={change} />
          }
        >
          <ListBody
            query={list.query}
            rows={list.rows}
            stale={list.isStale}
            loading="Mails laden"
            failed="Fout bij laden van de mails"
            filtered={isFiltered(state)}
            empty={EMPTY}
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
          </ListBody>
        </ListPanel>
        {reading === null ? null : <MailViewer key={reading} id={reading} onClose={() => read(null)} />}
      </div>
    </>
  );
}

/** Nobody chose one yet: the newest stands open, and stays when a newer one comes in. */
function useFirst(rows: readonly Mail[], open: number | null): number | null {
  const [first, setFirst] = useState<number | null>(null);
  const newest = rows[0]?.id ?? null;
  const kept = rows.some(({ id }) => id === first) ? first : newest;
  if (kept !== first) setFirst(kept);
  return open ?? kept;
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
