// /admin/customers/{id}: one customer with all their data in the shop. Irreversible actions are at the end.

import { UserCheck, UserX } from 'lucide-react';
import { type FunctionComponent, useState } from 'react';
import type { CustomerDetail } from '#modules/customers/contract.ts';
import { customerEndpoints } from '#modules/customers/endpoints.ts';
import { href } from '#shared/href.ts';
import { send } from '#web/client/request.ts';
import { Badge } from '#web/ui/controls/badge.tsx';
import { momentText } from '../../format.ts';
import { HistoryLink } from '../../shared/history-link.tsx';
import { PageAction } from '../../shell/actions/page-action.tsx';
import { PageHeader } from '../../shell/page-header.tsx';
import { pageMeta } from '../../shell/page-meta.ts';
import { ActionButton } from '../../ui/action-button.tsx';
import { Columns } from '../../ui/columns.tsx';
import { recordPage } from '../../ui/record-page.tsx';
import { BlockDialog } from './block-dialog.tsx';
import { CUSTOMER_KEYS, customerQuery } from './customer-calls.ts';
import { CustomerNotes } from './customer-notes.tsx';
import { CustomerPrivacy } from './customer-privacy.tsx';
import { CustomerRecords } from './customer-records.tsx';
import { CustomerSummary } from './customer-summary.tsx';
import { customerName } from './customer-texts.ts';

export const meta = () => pageMeta('Klant');

export default recordPage({
  query: customerQuery,
  name: 'Klant',
  list: { to: href('/admin/customers'), label: 'Klanten' },
  failed: 'Deze klant laden is niet gelukt',
  unknown: { title: 'Deze klant bestaat niet', text: 'Van deze klant is niets meer bewaard.' },
  view: (customer) => <CustomerView customer={customer} />,
});

function CustomerView({ customer }: { customer: CustomerDetail }) {
  return (
    <>
      <PageHeader title={customerName(customer)}>
        {customer.erasedAt ? null : <BlockButton customer={customer} />}
      </PageHeader>
      <p className="muted -mt-2.5 mb-4 flex flex-wrap items-center gap-2">
        <HistoryLink entity="customers" entityId={customer.id} />
        {customer.blockedAt ? <Badge tone="danger">Geblokkeerd</Badge> : null}
        {customer.erasedAt ? (
          <Badge>
            <span>
              Gewist op <span>{momentText(customer.erasedAt)}</span>
            </span>
          </Badge>
        ) : null}
      </p>
      <Columns>
        <div className="min-w-0">
          <CustomerSummary customer={customer} />
          {customer.erasedAt ? null : <CustomerNotes customer={customer} />}
        </div>
        <div className="min-w-0">
          <CustomerRecords customer={customer} />
          <CustomerPrivacy customer={customer} />
        </div>
      </Columns>
    </>
  );
}

function BlockButton({ customer }: { customer: CustomerDetail }) {
  const [Dialog, setDialog] = useState<FunctionComponent<BlockProps> | null>(null);
  if (customer.blockedAt)
    return (
      <ActionButton
        command="unblock"
        label="Deblokkeren"
        icon={UserCheck}
        requires={customerEndpoints.unblock}
        run={() => send(customerEndpoints.unblock, { params: { id: customer.id } })}
        invalidates={CUSTOMER_KEYS}
        done={() => ({ title: 'Deze klant kan weer bestellen' })}
        failed="Deblokkeren is niet gelukt"
      />
    );
  return (
    <>
      <PageAction
        command="block"
        label="Blokkeren"
        icon={UserX}
        requires={customerEndpoints.block}
        onPress={() => setDialog(() => BlockDialog)}
      />
      {Dialog ? <Dialog customer={customer} onClose={() => setDialog(null)} /> : null}
    </>
  );
}

type BlockProps = { customer: CustomerDetail; onClose(): void };
