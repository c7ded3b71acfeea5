// /admin/returns/{id}: one return with what comes back, what it is worth, and the step that is next.

import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { ReturnDetail } from '#modules/orders/contract.ts';
import { href } from '#shared/href.ts';
import { parseEuros } from '#shared/money.ts';
import { Badge } from '#web/ui/controls/badge.tsx';
import { Panel } from '#web/ui/controls/panel.tsx';
import { amountText, dayText, momentText } from '../../format.ts';
import { HistoryLink } from '../../shared/history-link.tsx';
import { MailLink } from '../../shared/mail/mail-link.tsx';
import { ReturnBadge } from '../../shared/returns/return-badge.tsx';
import { returnQuery } from '../../shared/returns/return-calls.ts';
import { PageHeader } from '../../shell/page-header.tsx';
import { pageMeta } from '../../shell/page-meta.ts';
import { Columns } from '../../ui/columns.tsx';
import { Detail, DetailList } from '../../ui/detail-list.tsx';
import { recordPage } from '../../ui/record-page.tsx';
import { Sum, SumTable } from '../../ui/sums.tsx';
import { ReturnActions } from './return-actions.tsx';
import { ReturnLines } from './return-lines.tsx';
import { isWaiting, nextText } from './return-texts.ts';

export const meta = () => pageMeta('Retour');

export default recordPage({
  query: returnQuery,
  name: 'Retour',
  list: { to: href('/admin/returns'), label: 'Retouren' },
  failed: 'De retour laden is niet gelukt',
  unknown: { title: 'Deze retour bestaat niet', text: 'Kijk in de lijst.' },
  view: (found) => <ReturnView found={found} />,
});

function ReturnView({ found }: { found: ReturnDetail }) {
  const next = nextText(found);
  return (
    <>
      <PageHeader
        title={
          <span>
            <span>{found.reference}</span> <small>{found.order.customerName}</small>
          </span>
        }
      >
        <ReturnActions found={found} />
      </PageHeader>
      <p className="muted -mt-2.5 mb-4 flex flex-wrap items-center gap-x-3 gap-y-1.5">
        <span>
          Aangemeld op <span>{momentText(found.openedAt)}</span>
        </span>
        <HistoryLink entity="returns" entityId={found.id} />
        <ReturnBadge found={found} />
        {found.refundBefore !== null && isWaiting(found) ? (
          <Badge tone="warning">
            <span>
              Geld terug uiterlijk <span>{dayText(found.refundBefore)}</span>
            </span>
          </Badge>
        ) : null}
      </p>
      {next ? <p className="mb-4">{next}</p> : null}
      <Columns>
        <div className="min-w-0">
          <Panel title="Wat er terugkomt">
            <ReturnLines found={found} />
          </Panel>
          <Panel title="Wat de klant terugkrijgt">
            <ReturnSums found={found} />
          </Panel>
        </div>
        <Panel title="Over deze retour">
          <ReturnInfo found={found} />
        </Panel>
      </Columns>
    </>
  );
}

function ReturnSums({ found: { money, deductionReason, refund } }: { found: ReturnDetail }) {
  const isKept = (parseEuros(money.deduction) ?? 0) > 0;
  return (
    <SumTable>
      <Sum name="Goederen">{amountText(money.goods)}</Sum>
      <Sum name="Verzendkosten">{amountText(money.shipping)}</Sum>
      {isKept ? (
        <Sum name={<span>Ingehouden {deductionReason ? <Aside>{deductionReason}</Aside> : null}</span>}>
          −<span>{amountText(money.deduction)}</span>
        </Sum>
      ) : null}
      {refund ? (
        <Sum
          isTotal
          name={
            <>
              <span>Terugbetaald</span>
              <span> </span>
              <Aside>
                {[REFUND_WORDS[refund.status], momentText(refund.at)].filter(Boolean).join(' · ')}
              </Aside>
            </>
          }
        >
          {amountText(refund.amount)}
        </Sum>
      ) : (
        <Sum
          isTotal
          name={
            <>
              <span>Samen </span>
              <Aside>
                <span>van de </span>
                <span>{amountText(money.refundable)}</span>
                <span> die nog terug kan</span>
              </Aside>
            </>
          }
        >
          {amountText(money.due)}
        </Sum>
      )}
    </SumTable>
  );
}

const Aside = ({ children }: { children: ReactNode }) => (
  <span className="font-normal text-quiet">{children}</span>
);

const REFUND_WORDS: Readonly<Record<NonNullable<ReturnDetail['refund']>['status'], string>> = {
  requested: 'de betaaldienst antwoordt nog niet',
  pending: 'onderweg',
  succeeded: '',
  failed: 'mislukt',
};

function ReturnInfo({ found }: { found: ReturnDetail }) {
  const { order, withdrawals, reason, endReason } = found;
  return (
    <DetailList>
      <Detail name="Bestelling">
        <Link to={href('/admin/orders/:id', { id: order.id })}>{order.orderNumber}</Link>
      </Detail>
      <Detail name="Klant">
        <span>{order.customerName || '–'}</span>
        {order.customerEmail ? <MailLink className="block" email={order.customerEmail} /> : null}
      </Detail>
      {withdrawals.map(({ id, reference, declaredAt }) => (
        <Detail key={id} name="Herroeping">
          <span>{reference}</span>{' '}
          <span className="whitespace-nowrap">
            op <span>{momentText(declaredAt)}</span>
          </span>
        </Detail>
      ))}
      <Detail name="Reden">{reason || '–'}</Detail>
      {endReason ? <Detail name="Afgehandeld">{endReason}</Detail> : null}
    </DetailList>
  );
}
