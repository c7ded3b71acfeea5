// /admin/orders/failed: customers whose payment failed and who have not paid since, each with a recovery
// link.

import { useMutation } from '@tanstack/react-query';
import { Link2, Send } from 'lucide-react';
import { MAX_RECOVERY_ATTEMPTS } from '#modules/checkout/contract.ts';
import { failedPaymentEndpoints } from '#modules/checkout/endpoints.ts';
import type { MailType } from '#modules/mail/contract.ts';
import { sendEmailEndpoint } from '#modules/mail/endpoints.ts';
import { request } from '#web/client/request.ts';
import { amountText, packText } from '../../../format.ts';
import { OUTBOX } from '../../../shared/mail/outbox-calls.ts';
import { pageMeta } from '../../../shell/page-meta.ts';
import { rowActionDialog } from '../../../ui/action-dialog.tsx';
import { clippedColumn, momentColumn, titleColumn } from '../../../ui/list/columns/column-makers.tsx';
import { actionsColumn } from '../../../ui/list/columns/row-actions.tsx';
import type { Column } from '../../../ui/list/data-table.tsx';
import { defineList } from '../../../ui/list/define-list.ts';
import { listPage } from '../../../ui/list/list-page.tsx';
import { wholeList } from '../../../ui/list/list-sources.ts';
import { OrderTabs } from '../bank-transfer/order-tabs.tsx';
import { type FailedRow, failedPaymentsQuery } from './failed-calls.ts';
import { RecoveryLinkDialog } from './recovery-link-dialog.tsx';

const RECOVERY_MAIL = 'payment_failed' satisfies MailType;

const nameOf = ({ customerName }: FailedRow) => customerName || 'Zonder naam';

const list = defineList<FailedRow, 'link' | 'mail'>({
  title: 'Bestellingen',
  heading: 'Mislukte betalingen',
  noun: ['mislukte betaling', 'mislukte betalingen'],
  source: wholeList(failedPaymentsQuery, ({ id, customerName, customerEmail, amount, failureReason }) =>
    [`#${id}`, customerName, customerEmail, amount.replace('.', ','), failureReason].join(' '),
  ),
  name: nameOf,
  search: {
    label: 'Zoek op klant, bedrag of reden',
    placeholder: 'Klant, bedrag of reden',
    tools: 'Mislukte betalingen',
  },
  sorts: {
    newest: ['Nieuwste eerst', (a, b) => b.failedAt.localeCompare(a.failedAt) || b.id - a.id],
    highest: ['Hoogste bedrag', (a, b) => Number(b.amount) - Number(a.amount) || b.id - a.id],
  },
  useTable: (open) => ({ columns: columnsOf(open, useMakeLink(open)) }),
  failed: 'De mislukte betalingen laden is niet gelukt',
  empty: {
    title: 'Geen mislukte betalingen',
    text: 'Mislukt een betaling en wordt er niet alsnog betaald, dan staat hier waarom, met een link om de klant terug te halen.',
  },
  tabs: OrderTabs,
  dialogs: {
    link: RecoveryLinkDialog,
    mail: rowActionDialog((row) => ({
      title: `Herstellink mailen naar ${nameOf(row)}?`,
      label: 'Mailen',
      isStep: true,
      run: () =>
        request(sendEmailEndpoint, {
          body: { draftOrderId: row.id, emailType: RECOVERY_MAIL, customSubject: '', customContent: '' },
        }),
      invalidates: [OUTBOX],
      done: 'Herstellink verstuurd',
      failed: 'Failed to send email',
      children: `${row.customerEmail} krijgt de mail “Je betaling is niet gelukt”, met een link die 30 dagen werkt. Een kwartier na de mislukte betaling gaat die mail ook vanzelf.`,
    })),
  },
});

/**
 * Returns a function that creates the recovery link of a failed payment and then opens the dialog that shows
 * the link. Each link is signed for the present customer of the basket.
 */
function useMakeLink(open: (kind: 'link', row: FailedRow) => void) {
  const { mutate } = useMutation({
    mutationFn: ({ id }: FailedRow) => request(failedPaymentEndpoints.makeLink, { params: { id } }),
    onSuccess: ({ link }, row) => open('link', { ...row, link }),
    meta: { invalidates: [failedPaymentsQuery.queryKey], failed: 'De herstellink is niet gemaakt' },
  });
  return mutate;
}

function columnsOf(
  open: (kind: 'link' | 'mail', row: FailedRow) => void,
  makeLink: (row: FailedRow) => void,
): Column<FailedRow>[] {
  return [
    titleColumn('Klant', makeLink, nameOf, ({ customerEmail }) => (
      <span className="sub clip">{customerEmail || 'Nog zonder e-mailadres'}</span>
    )),
    { label: 'Product', size: 's', card: 'bare', cell: ({ variant }) => packText(variant) },
    { label: 'Bedrag', size: 's', number: true, card: 'end', cell: ({ amount }) => amountText(amount) },
    {
      ...clippedColumn<FailedRow>('Reden', ({ failureReason }) => failureReason, 'xl', 'clip-2'),
      card: 'line',
    },
    { label: 'Pogingen', size: 's', cell: ({ attempts }) => <Attempts count={attempts} /> },
    momentColumn<FailedRow>('Mislukt op', ({ failedAt }) => failedAt),
    actionsColumn(open, (row: FailedRow) => [
      {
        label: `Herstellink voor ${nameOf(row)}`,
        icon: Link2,
        requires: failedPaymentEndpoints.makeLink,
        act: () => makeLink(row),
      },
      row.customerEmail === ''
        ? null
        : {
            label: `Mail de herstellink naar ${nameOf(row)}`,
            icon: Send,
            requires: sendEmailEndpoint,
            opens: 'mail' as const,
          },
    ]),
  ];
}

function Attempts({ count }: { count: number }) {
  return (
    <span>
      <span>{count}</span> van <span>{MAX_RECOVERY_ATTEMPTS}</span>
    </span>
  );
}

export const meta = () => pageMeta(list.heading);

export default listPage(list);
