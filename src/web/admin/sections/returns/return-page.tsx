// /admin/returns/{id}: one return with its goods, its amount, and the next step.

import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { ReturnDetail } from '#modules/returns/contract.ts';
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
import { isWaiting, nextStepText } from './return-texts.ts';

export const meta = () => pageMeta('Retour');

export default recordPage({
  query: returnQuery,
  name: 'Retour',
  list: { to: href('/admin/returns'), label: 'Retouren' },
  failed: 'De retour laden is niet gelukt',
  unknown: { title: 'Deze retour bestaat niet', text: 'Kijk in de lijst.' },
  view: (orderReturn) => <ReturnView orderReturn={orderReturn} />,
});

function ReturnView({ orderReturn }: { orderReturn: ReturnDetail }) {
  const next = nextStepText(orderReturn);
  return (
    <>
      <PageHeader
        title={
          <span>
            <span>{orderReturn.reference}</span> <small>{orderReturn.order.customerName}</small>
          </span>
        }
      >
        <ReturnActions orderReturn={orderReturn} />
      </PageHeader>
      <p className="muted -mt-2.5 mb-4 flex flex-wrap items-center gap-x-3 gap-y-1.5">
        <span>
          Aangemeld op <span>{momentText(orderReturn.openedAt)}</span>
        </span>
        <HistoryLink entity="returns" entityId={orderReturn.id} />
        <ReturnBadge orderReturn={orderReturn} />
        {orderReturn.refundBefore !== null && isWaiting(orderReturn) ? (
          <Badge tone="warning">
            <span>
              Geld terug uiterlijk <span>{dayText(orderReturn.refundBefore)}</span>
            </span>
          </Badge>
        ) : null}
      </p>
      {next ? <p className="mb-4">{next}</p> : null}
      <Columns>
        <div className="min-w-0">
          <Panel title="Wat er terugkomt">
            <ReturnLines orderReturn={orderReturn} />
          </Panel>
          <Panel title="Wat de klant terugkrijgt">
            <ReturnSums orderReturn={orderReturn} />
          </Panel>
        </div>
        <Panel title="Over deze retour">
          <ReturnInfo orderReturn={orderReturn} />
        </Panel>
      </Columns>
    </>
  );
}

function ReturnSums({ orderReturn: { money, deductionReason, refund } }: { orderReturn: ReturnDetail }) {
  const hasDeduction = (parseEuros(money.deduction) ?? 0) > 0;
  return (
    <SumTable>
      <Sum name="Goederen">{amountText(money.goods)}</Sum>
      <Sum name="Verzendkosten">{amountText(money.shipping)}</Sum>
      {hasDeduction ? (
        <Sum
          name={<span>Ingehouden {deductionReason ? <MutedText>{deductionReason}</MutedText> : null}</span>}
        >
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
              <MutedText>
                {[REFUND_LABELS[refund.status], momentText(refund.at)].filter(Boolean).join(' · ')}
              </MutedText>
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
              <MutedText>
                <span>van de </span>
                <span>{amountText(money.refundable)}</span>
                <span> die nog terug kan</span>
              </MutedText>
            </>
          }
        >
          {amountText(money.due)}
        </Sum>
      )}
    </SumTable>
  );
}

const MutedText = ({ children }: { children: ReactNode }) => (
  <span className="font-normal text-quiet">{children}</span>
);

const REFUND_LABELS: Readonly<Record<NonNullable<ReturnDetail['refund']>['status'], string>> = {
  requested: 'de betaaldienst antwoordt nog niet',
  pending: 'onderweg',
  succeeded: '',
  failed: 'mislukt',
};

function ReturnInfo({ orderReturn }: { orderReturn: ReturnDetail }) {
  const { order, withdrawals, reason, endReason } = orderReturn;
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
