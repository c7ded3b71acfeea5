// /admin/outbox: every mail the shop made, newest first, and beside the list the one that is being read.

import { useInfiniteQuery } from '@tanstack/react-query';
import { RefreshCw } from 'lucide-react';
import { useSearchParams } from 'react-router';
import type { Mail } from '#modules/mail/contract.ts';
import { outboxQuery } from '../admin-queries.ts';
import { countText, momentText } from '../format.ts';
import { PageHeader } from '../shell/page-header.tsx';
import { pageMeta } from '../shell/page-meta.ts';
import { EmptyState, ErrorState, SkeletonRows } from '../ui/states.tsx';
import { MAIL_STATUS_LABELS, mailTypeText } from './mail-labels.ts';
import { MailViewer } from './mail-viewer.tsx';

export const meta = () => pageMeta('Outbox');

export default function OutboxPage() {
  const [parameters, setParameters] = useSearchParams();
  const q = (parameters.get('q') ?? '').slice(0, 200);
  const query = useInfiniteQuery(outboxQuery(q));
  const mails = query.data?.pages.flatMap((page) => page.items) ?? [];
  const asked = parameters.get('mail');
  const open = mails.find((mail) => String(mail.id) === asked) ?? null;

  const change = (name: string, value: string | null) =>
    setParameters(
      (before) => {
        const next = new URLSearchParams(before);
        if (value) next.set(name, value);
        else next.delete(name);
        return next;
      },
      { preventScrollReset: true },
    );

  return (
    <>
      <PageHeader title="Outbox">
        {q ? (
          <button type="button" className="btn" onClick={() => change('q', null)}>
            Alleen mails met “{q}” – toon alles
          </button>
        ) : null}
        <button
          type="button"
          className="btn"
          aria-busy={query.isRefetching}
          onClick={() => void query.refetch()}
        >
          <RefreshCw size={14} aria-hidden className={query.isRefetching ? 'spinning' : ''} /> Vernieuwen
        </button>
      </PageHeader>
      <div className="outbox" data-reading={open !== null}>
        <section className="panel" aria-labelledby="outbox-list">
          <header className="panel-header">
            <h2 id="outbox-list">Mails</h2>
            <p className="muted">{query.data ? countText(query.data.pages[0]?.total ?? mails.length) : ''}</p>
          </header>
          {query.isPending ? <SkeletonRows rows={8} label="Mails laden" /> : null}
          {query.isError && mails.length === 0 ? (
            <ErrorState
              title="Fout bij laden van de mails"
              error={query.error}
              onRetry={() => void query.refetch()}
            />
          ) : null}
          {query.isSuccess && mails.length === 0 ? (
            <EmptyState title="Nog geen mails">Zodra de winkel een mail maakt, staat hij hier.</EmptyState>
          ) : null}
          <ul className="mail-list">
            {mails.map((mail) => (
              <li key={mail.id}>
                <MailButton
                  mail={mail}
                  current={mail === open}
                  onOpen={() => change('mail', String(mail.id))}
                />
              </li>
            ))}
          </ul>
          {query.hasNextPage ? (
            <footer className="panel-footer">
              <button
                type="button"
                className="btn"
                aria-busy={query.isFetchingNextPage}
                onClick={() => void query.fetchNextPage()}
              >
                Show More
              </button>
            </footer>
          ) : null}
        </section>
        {open ? (
          <MailViewer key={open.id} mail={open} onClose={() => change('mail', null)} />
        ) : (
          <p className="outbox-hint muted">
            {asked && query.isSuccess
              ? 'Deze mail staat niet in de lijst.'
              : 'Kies een mail om hem te lezen.'}
          </p>
        )}
      </div>
    </>
  );
}

function MailButton({ mail, current, onOpen }: { mail: Mail; current: boolean; onOpen(): void }) {
  return (
    <button type="button" className="mail-button" aria-current={current || undefined} onClick={onOpen}>
      <span className="mail-line">
        <strong className="clip">{mail.subject}</strong>
        {mail.status === 'sent' ? null : (
          <span className={`badge ${mail.status === 'failed' ? 'badge-danger' : ''}`}>
            {MAIL_STATUS_LABELS[mail.status]}
          </span>
        )}
      </span>
      <span className="mail-line muted">
        <span className="clip">{mail.recipient}</span>
        <time dateTime={mail.createdAt}>{momentText(mail.createdAt)}</time>
      </span>
      <span className="muted">{mailTypeText(mail.type)}</span>
    </button>
  );
}
