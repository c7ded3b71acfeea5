// /admin/contacts: the conversations with people who wrote to the shop; those waiting for a reply come first.

import type { Conversation } from '#modules/contacts/contract.ts';
import { conversationEndpoints } from '#modules/contacts/endpoints.ts';
import { href } from '#shared/href.ts';
import { Badge } from '#web/ui/controls/badge.tsx';
import { waitedText } from '../../shared/duration-text.ts';
import { pageMeta } from '../../shell/page-meta.ts';
import { mailColumn, momentColumn } from '../../ui/list/columns/column-makers.tsx';
import { type Column, RowTitle } from '../../ui/list/data-table.tsx';
import { defineList } from '../../ui/list/define-list.ts';
import { listPage } from '../../ui/list/list-page.tsx';
import { pagedList } from '../../ui/list/list-sources.ts';
import { pagesOf } from '../../ui/list/use-paged-list.ts';
import { CONVERSATION_LISTS, CONVERSATIONS_STALE_MS } from './contact-calls.ts';
import { ContactTabs } from './contact-tabs.tsx';
import { STATE_LABELS, STATE_TONES } from './contact-texts.ts';

const { answered, closed } = STATE_LABELS;

const list = defineList<Conversation, never>({
  title: 'Contact',
  heading: 'Gesprekken',
  noun: ['gesprek', 'gesprekken'],
  source: pagedList({
    key: CONVERSATION_LISTS,
    fetchPage: pagesOf(conversationEndpoints.list),
    refetchInterval: CONVERSATIONS_STALE_MS,
  }),
  name: ({ name }) => name,
  search: { label: 'Zoek op naam, e-mail of in de berichten', placeholder: 'Zoek in gesprekken' },
  filters: {
    state: {
      label: 'Status',
      none: STATE_LABELS.open,
      all: 'all',
      options: { answered, closed, all: 'Alle' },
    },
  },
  sorts: { newest: ['Nieuwste eerst'], oldest: ['Langst wachtend eerst'] },
  useTable: () => ({ columns: COLUMNS }),
  tabs: ContactTabs,
  empty: {
    title: 'Niemand wacht op antwoord',
    text: 'Vragen van klanten staan hier tot je ze beantwoordt. Eerdere gesprekken staan onder Beantwoord en Gesloten.',
    filteredText: 'Geen gesprek past hierbij. Zoek anders, of kies een andere status.',
  },
});

export const meta = () => pageMeta(list.title);

export default listPage(list);

const COLUMNS: Column<Conversation>[] = [
  {
    label: 'Van',
    title: true,
    size: 'l',
    cell: ({ id, name }) => <RowTitle to={href('/admin/contacts/:id', { id })}>{name}</RowTitle>,
  },
  {
    label: 'Onderwerp',
    card: 'bare',
    cell: ({ topic, excerpt }) => (
      <span className="clip" title={topic}>
        <span>{topic}</span>{' '}
        {excerpt ? (
          <span className="text-quiet">
            – <span>{excerpt}</span>
          </span>
        ) : null}
      </span>
    ),
  },
  { ...mailColumn<Conversation>(({ email }) => email, 'xl'), card: 'none', lowPriority: true },
  {
    label: 'Status',
    size: 'm',
    card: 'end',
    cell: ({ state, waitingSince }) => (
      <Badge tone={STATE_TONES[state]}>
        {state === 'open' && waitingSince ? `Wacht ${waitedText(waitingSince)}` : STATE_LABELS[state]}
      </Badge>
    ),
  },
  { ...momentColumn<Conversation>('Laatste bericht', ({ touchedAt }) => touchedAt), card: 'bare' },
];
