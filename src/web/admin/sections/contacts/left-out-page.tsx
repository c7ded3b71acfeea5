// /admin/contacts/left-out: mails that were not accepted as messages, each with its reason and a button to
// accept it after all.

import { Check, MessageSquarePlus } from 'lucide-react';
import type { LeftOutMail } from '#modules/contacts/contract.ts';
import { leftOutEndpoints } from '#modules/contacts/endpoints.ts';
import { send } from '#web/client/request.ts';
import { Badge } from '#web/ui/controls/badge.tsx';
import { pageMeta } from '../../shell/page-meta.ts';
import { momentColumn, titleColumn } from '../../ui/list/columns/column-makers.tsx';
import { actionsColumn } from '../../ui/list/columns/row-actions.tsx';
import type { Column } from '../../ui/list/data-table.tsx';
import { defineList } from '../../ui/list/define-list.ts';
import { listPage } from '../../ui/list/list-page.tsx';
import { pagedList } from '../../ui/list/list-sources.ts';
import { pagesOf } from '../../ui/list/use-paged-list.ts';
import { CONVERSATION_KEYS, CONVERSATIONS_STALE_MS, LEFT_OUT_LISTS } from './contact-calls.ts';
import { ContactTabs } from './contact-tabs.tsx';
import { LEFT_OUT_REASONS } from './contact-texts.ts';
import { LeftOutDialog } from './left-out-dialog.tsx';
import { useLeftOut } from './use-left-out.ts';

const senderOf = ({ senderName, sender }: LeftOutMail) => senderName || sender || 'Onbekende afzender';

const list = defineList<LeftOutMail, 'show'>({
  title: 'Contact',
  heading: 'Niet overgenomen mails',
  noun: ['mail', 'mails'],
  source: pagedList({
    key: LEFT_OUT_LISTS,
    fetchPage: pagesOf(leftOutEndpoints.list),
    refetchInterval: CONVERSATIONS_STALE_MS,
  }),
  name: (mail) => `de mail van ${senderOf(mail)}`,
  search: { label: 'Zoek op afzender, onderwerp of tekst', placeholder: 'Zoek in deze mails' },
  filters: {
    state: {
      label: 'Status',
      none: 'Nog niet bekeken',
      all: 'all',
      options: { decided: 'Afgehandeld', all: 'Alle' },
    },
  },
  useTable(open) {
    const { take: takeOver, dismiss } = useLeftOut();
    return { columns: columnsOf((mail) => open('show', mail), takeOver, dismiss) };
  },
  tabs: ContactTabs,
  dialogs: { show: LeftOutDialog },
  bulk: [
    {
      label: 'Afvinken',
      work: ({ id }) => send(leftOutEndpoints.dismiss, { params: { id } }),
      done: 'afgevinkt',
    },
  ],
  invalidates: CONVERSATION_KEYS,
  empty: {
    title: 'Alles is overgenomen',
    text: 'Mail die geen vraag van een klant lijkt, zoals een nieuwsbrief, spam of een automatisch bericht, komt hier te staan. Er gaat niets verloren.',
    filteredText: 'Geen mail past hierbij. Zoek anders, of kies een andere status.',
  },
});

export const meta = () => pageMeta('Niet overgenomen');

export default listPage(list);

type MailHandler = (mail: LeftOutMail) => void;

function columnsOf(onShow: MailHandler, takeOver: MailHandler, dismiss: MailHandler): Column<LeftOutMail>[] {
  return [
    titleColumn('Van', onShow, senderOf, ({ sender, senderName }) =>
      sender && senderName ? <span className="sub clip">{sender}</span> : null,
    ),
    {
      label: 'Onderwerp',
      card: 'line',
      cell: ({ subject, text }) => (
        <span className="clip">
          <span>{subject || 'Zonder onderwerp'}</span> {text ? <Excerpt text={text} /> : null}
        </span>
      ),
    },
    {
      label: 'Reden',
      size: 'l',
      card: 'bare',
      cell: ({ reason }) => (
        <Badge tone="plain" title={LEFT_OUT_REASONS[reason][1]}>
          {LEFT_OUT_REASONS[reason][0]}
        </Badge>
      ),
    },
    {
      ...momentColumn<LeftOutMail>('Ontvangen', ({ receivedAt }) => receivedAt),
      card: 'bare',
      lowPriority: true,
    },
    {
      ...actionsColumn<LeftOutMail, 'show'>(
        () => undefined,
        (mail) => [
          mail.contactId === null
            ? {
                label: `Toch overnemen: ${senderOf(mail)}`,
                word: 'Toch overnemen',
                icon: MessageSquarePlus,
                requires: leftOutEndpoints.take,
                act: () => takeOver(mail),
              }
            : null,
          mail.decidedAt === null
            ? {
                label: `Afvinken: ${senderOf(mail)}`,
                icon: Check,
                requires: leftOutEndpoints.dismiss,
                act: () => dismiss(mail),
              }
            : null,
        ],
      ),
      actions: true,
      size: 'xl',
    },
  ];
}

const Excerpt = ({ text }: { text: string }) => (
  <span className="text-quiet">{`– ${text.slice(0, 200)}`}</span>
);
