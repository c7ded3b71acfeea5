// /admin/contacts: what people wrote to the shop, and who asked for its newsletter.

import { useCallback, useMemo, useState } from 'react';
import type { Contact } from '#modules/contacts/contract.ts';
import { seconds } from '#shared/clock.ts';
import { momentText, shortMomentText } from '../format.ts';
import { PageHeader } from '../shell/page-header.tsx';
import { pageMeta } from '../shell/page-meta.ts';
import { CsvLink } from '../ui/list/csv-button.tsx';
import { type Column, DataTable, RowTitle } from '../ui/list/data-table.tsx';
import { filterQuery, isFiltered, type ListShape } from '../ui/list/list-address.ts';
import { ListBody, ListPanel, ShowMore } from '../ui/list/list-panel.tsx';
import { ListToolbar, RefreshButton } from '../ui/list/list-toolbar.tsx';
import { SearchBox } from '../ui/list/search-box.tsx';
import { useListState } from '../ui/list/use-list-state.ts';
import { usePagedList } from '../ui/list/use-paged-list.ts';
import { CONTACT_LISTS, contactsFile, fetchContactPage } from './contact-calls.ts';
import { ContactDialog } from './contact-dialog.tsx';
import { contactName, contactTopic, NEWSLETTER_LABELS } from './contact-texts.ts';

export const meta = () => pageMeta('Contact');

const FRESH = seconds(30);
const CONTACT_LIST = { filters: {}, sorts: ['newest'] } as const satisfies ListShape;
const EMPTY = {
  title: 'Nog geen berichten',
  text: 'Wie je schrijft of zich voor de nieuwsbrief aanmeldt, staat hier.',
  filteredText: 'Geen bericht past bij deze zoekopdracht.',
};
const idOf = ({ id }: Contact) => id;

export default function ContactsPage() {
  const { state, change } = useListState(CONTACT_LIST);
  const list = usePagedList({
    queryKey: CONTACT_LISTS,
    state,
    fetchPage: fetchContactPage,
    staleTime: FRESH,
  });
  const [open, setOpen] = useState<Contact | null>(null);
  const columns = useMemo(() => contactColumns(setOpen), []);
  const close = useCallback(() => setOpen(null), []);
  return (
    <>
      <PageHeader title="Contact" />
      <ListPanel
        alone
        title="Berichten"
        count={list.countText('bericht', 'berichten')}
        toolbar={
          <ListToolbar label="Berichten">
            <SearchBox
              q={state.q}
              label="Zoek op naam, e-mail, onderwerp of bericht"
              placeholder="Zoek in berichten"
              onChange={change}
            />
            <CsvLink href={contactsFile(filterQuery(state))} />
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
          loading="Berichten laden"
          failed="Error loading contacts"
          filtered={isFiltered(state)}
          empty={EMPTY}
        >
          {(shown) => <DataTable rows={shown} columns={columns} rowId={idOf} rowName={contactName} />}
        </ListBody>
      </ListPanel>
      {open ? <ContactDialog contact={open} onClose={close} /> : null}
    </>
  );
}

function contactColumns(onOpen: (contact: Contact) => void): Column<Contact>[] {
  return [
    {
      label: 'Naam',
      size: 'l',
      title: true,
      cell: (contact) => <RowTitle onOpen={() => onOpen(contact)}>{contactName(contact)}</RowTitle>,
    },
    {
      label: 'E-mail',
      size: 'xl',
      cell: ({ email }) => (
        <a className="clip" href={`mailto:${email}`} title={email}>
          {email}
        </a>
      ),
    },
    { label: 'Bericht', cell: (contact) => <span className="clip">{contactTopic(contact)}</span> },
    {
      label: 'Nieuwsbrief',
      size: 'm',
      cell: ({ newsletterStatus: status }) =>
        status === null ? (
          '–'
        ) : (
          <span className={status === 'confirmed' ? 'badge badge-live' : 'badge'}>
            {NEWSLETTER_LABELS[status]}
          </span>
        ),
    },
    {
      label: 'Ontvangen',
      size: 'm',
      cell: ({ createdAt }) => (
        <time dateTime={createdAt} title={momentText(createdAt)}>
          {shortMomentText(createdAt)}
        </time>
      ),
    },
  ];
}
