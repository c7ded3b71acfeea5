// /admin/outbox/blocked: the suppressed mail addresses: addresses that do not exist, addresses of people who
// unsubscribed, and addresses an operator added.

import { Trash2 } from 'lucide-react';
import type { Suppression, SuppressionReason, SuppressionScope } from '#modules/mail/contract.ts';
import { suppressionEndpoints } from '#modules/mail/endpoints.ts';
import { seconds } from '#shared/clock.ts';
import { send } from '#web/client/request.ts';
import { pageMeta } from '../../shell/page-meta.ts';
import { rowActionDialog } from '../../ui/action-dialog.tsx';
import { clippedColumn, momentColumn } from '../../ui/list/columns/column-makers.tsx';
import { actionsColumn } from '../../ui/list/columns/row-actions.tsx';
import type { Column } from '../../ui/list/data-table.tsx';
import { createOpener, defineList } from '../../ui/list/define-list.ts';
import { listPage } from '../../ui/list/list-page.tsx';
import { pagedList } from '../../ui/list/list-sources.ts';
import { AddSuppressionDialog } from './add-suppression-dialog.tsx';
import { OutboxTabs } from './outbox-tabs.tsx';
import { fetchSuppressionPage, SUPPRESSIONS } from './suppression-calls.ts';

const REASONS: Readonly<Record<SuppressionReason, string>> = {
  bounced: 'Bestaat niet',
  unsubscribed: 'Afgemeld',
  operator: 'Door jou',
};

const list = defineList<Suppression, 'remove'>({
  title: 'Outbox',
  heading: 'Geblokkeerde adressen',
  noun: ['adres', 'adressen'],
  source: pagedList({ key: SUPPRESSIONS, fetchPage: fetchSuppressionPage, staleTime: seconds(10) }),
  name: ({ email }) => email,
  search: { label: 'Zoek op adres', placeholder: 'Zoek op adres', tools: 'Geblokkeerde adressen' },
  filters: { reason: { label: 'Waarom', options: REASONS } },
  useTable: (open) => ({ columns: suppressionColumns(open) }),
  empty: {
    title: 'Geen geblokkeerde adressen',
    text: 'Wie zich afmeldt of een adres heeft dat niet bestaat, komt hier vanzelf te staan.',
  },
  tabs: OutboxTabs,
  openers: [createOpener('Adres blokkeren', 'block-address', AddSuppressionDialog)],
  dialogs: {
    remove: rowActionDialog(({ id, email, reason }) => ({
      title: `${email} weer mailen?`,
      run: () => send(suppressionEndpoints.remove, { params: { id } }),
      invalidates: [SUPPRESSIONS],
      done: 'Adres van de lijst gehaald',
      failed: 'Het adres staat nog op de lijst',
      children:
        reason === 'unsubscribed'
          ? 'Deze persoon heeft zich afgemeld. Haal het adres alleen van de lijst als hij of zij daarom vraagt.'
          : 'Nieuwe mails gaan weer naar dit adres. Wat al geblokkeerd was, verstuur je opnieuw vanuit de outbox.',
    })),
  },
});

export const meta = () => pageMeta(list.heading);

export default listPage(list);

const SCOPES: Readonly<Record<SuppressionScope, string>> = {
  all: 'Geen mail meer',
  commercial: 'Geen herinneringen en verzoeken',
};

function suppressionColumns(open: (kind: 'remove', row: Suppression) => void): Column<Suppression>[] {
  return [
    {
      label: 'Adres',
      title: true,
      cell: ({ email }) => <span className="clip">{email || 'Gewist adres'}</span>,
    },
    { label: 'Wat', size: 'xl', card: 'bare', cell: ({ scope }) => SCOPES[scope] },
    { label: 'Waarom', size: 'm', card: 'end', cell: ({ reason }) => REASONS[reason] },
    clippedColumn('Toelichting', ({ detail }) => detail, undefined, 'clip-2'),
    { ...momentColumn<Suppression>('Sinds', ({ createdAt }) => createdAt), lowPriority: true },
    actionsColumn(open, ({ email }) => [
      { label: `Haal ${email} van de lijst`, icon: Trash2, opens: 'remove' },
    ]),
  ];
}
