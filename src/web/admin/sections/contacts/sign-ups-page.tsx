// /admin/contacts/newsletter: who asked for the newsletter, and whether they confirmed it.

import type { Contact } from '#modules/contacts/contract.ts';
import { contactEndpoints } from '#modules/contacts/endpoints.ts';
import { seconds } from '#shared/clock.ts';
import { askPage } from '#web/client/ask.ts';
import { Badge } from '#web/ui/controls/badge.tsx';
import { pageMeta } from '../../shell/page-meta.ts';
import { mailColumn, momentColumn } from '../../ui/list/columns/column-makers.tsx';
import type { Column } from '../../ui/list/data-table.tsx';
import { defineList } from '../../ui/list/define-list.ts';
import { listPage } from '../../ui/list/list-page.tsx';
import { paged } from '../../ui/list/list-sources.ts';
import { ContactTabs } from './contact-tabs.tsx';
import { contactName, NEWSLETTER_LABELS } from './contact-texts.ts';

/** Of all that comes in by the same address. */
function signUps(query: URLSearchParams): URLSearchParams {
  const own = new URLSearchParams(query);
  own.set('kind', 'newsletter');
  return own;
}

const list = defineList<Contact, never>({
  title: 'Contact',
  heading: 'Aanmeldingen voor de nieuwsbrief',
  noun: ['aanmelding', 'aanmeldingen'],
  source: paged({
    key: ['contacts', 'newsletter'],
    fetchPage: (query: URLSearchParams, signal?: AbortSignal) =>
      askPage(contactEndpoints.list, { query: signUps(query), signal }),
    staleTime: seconds(30),
  }),
  name: contactName,
  search: { label: 'Zoek op naam of e-mail', placeholder: 'Zoek in aanmeldingen' },
  useTable: () => ({ columns: COLUMNS }),
  file: { endpoint: contactEndpoints.file, query: signUps },
  tabs: ContactTabs,
  empty: {
    title: 'Nog geen aanmeldingen',
    text: 'Wie zich voor de nieuwsbrief aanmeldt, staat hier.',
  },
});

export const meta = () => pageMeta('Nieuwsbrief');

export default listPage(list);

const COLUMNS: Column<Contact>[] = [
  { label: 'Naam', title: true, cell: (contact) => <span className="clip">{contactName(contact)}</span> },
  mailColumn(({ email }) => email),
  {
    ...{ label: 'Nieuwsbrief', size: 'l', card: 'end' },
    cell: ({ newsletterStatus: status }) =>
      status === null ? (
        '–'
      ) : (
        <Badge tone={status === 'confirmed' ? 'live' : 'plain'}>{NEWSLETTER_LABELS[status]}</Badge>
      ),
  },
  momentColumn('Aangemeld', ({ createdAt }) => createdAt),
];
