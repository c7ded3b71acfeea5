// /admin/contacts: what people wrote to the shop, and who asked for its newsletter.

import type { Contact } from '#modules/contacts/contract.ts';
import { contactEndpoints } from '#modules/contacts/endpoints.ts';
import { seconds } from '#shared/clock.ts';
import { addressOf } from '#web/client/ask.ts';
import { Badge } from '#web/ui/controls/badge.tsx';
import { pageMeta } from '../../shell/page-meta.ts';
import { mailColumn, momentColumn, titleColumn } from '../../ui/list/columns/column-makers.tsx';
import type { Column } from '../../ui/list/data-table.tsx';
import { defineList } from '../../ui/list/define-list.ts';
import { listPage } from '../../ui/list/list-page.tsx';
import { paged } from '../../ui/list/list-sources.ts';
import { pagesOf } from '../../ui/list/use-paged-list.ts';
import { ContactDialog } from './contact-dialog.tsx';
import { contactName, contactTopic, NEWSLETTER_LABELS } from './contact-texts.ts';

const list = defineList<Contact, 'show'>({
  title: 'Contact',
  heading: 'Berichten',
  noun: ['bericht', 'berichten'],
  source: paged({ key: ['contacts'], fetchPage: pagesOf(contactEndpoints.list), staleTime: seconds(30) }),
  name: contactName,
  search: { label: 'Zoek op naam, e-mail, onderwerp of bericht', placeholder: 'Zoek in berichten' },
  sorts: { newest: ['Nieuwste eerst'] },
  useTable: (open) => ({ columns: contactColumns((contact) => open('show', contact)) }),
  file: { href: (query) => addressOf(contactEndpoints.file, { query }) },
  failed: 'Error loading contacts',
  empty: {
    title: 'Nog geen berichten',
    text: 'Wie je schrijft of zich voor de nieuwsbrief aanmeldt, staat hier.',
    filteredText: 'Geen bericht past bij deze zoekopdracht.',
  },
  dialogs: { show: ContactDialog },
});

export const meta = () => pageMeta(list.title);

export default listPage(list);

function contactColumns(onOpen: (contact: Contact) => void): Column<Contact>[] {
  return [
    { ...titleColumn('Naam', onOpen, contactName), size: 'l' },
    mailColumn(({ email }) => email, 'xl'),
    { label: 'Bericht', cell: (contact) => <span className="clip">{contactTopic(contact)}</span> },
    {
      label: 'Nieuwsbrief',
      size: 'm',
      cell: ({ newsletterStatus: status }) =>
        status === null ? (
          '–'
        ) : (
          <Badge tone={status === 'confirmed' ? 'live' : 'plain'}>{NEWSLETTER_LABELS[status]}</Badge>
        ),
    },
    momentColumn('Ontvangen', ({ createdAt }) => createdAt),
  ];
}
