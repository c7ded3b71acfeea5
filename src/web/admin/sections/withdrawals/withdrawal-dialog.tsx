// The dialog of one withdrawal: the declaration of the customer, and the link to the order, on whose page the
// money is refunded.

import { Link } from 'react-router';
import type { Withdrawal } from '#modules/returns/contract.ts';
import { href } from '#shared/href.ts';
import { Button, buttonClass } from '#web/ui/controls/button.tsx';
import { Dialog, DialogBody, DialogFoot } from '#web/ui/controls/dialog.tsx';
import { momentText } from '../../format.ts';
import { MailLink } from '../../shared/mail/mail-link.tsx';
import { Detail, DetailList } from '../../ui/detail-list.tsx';
import { RefundDeadline } from './refund-deadline.tsx';
import { StartReturn } from './start-return.tsx';
import { MATCH_LABELS, RECEIPT_LABELS } from './withdrawal-texts.ts';

export function WithdrawalDialog({ row: withdrawal, onClose }: { row: Withdrawal; onClose(): void }) {
  const { reference, customerName, customerEmail, orderNumber, order, match } = withdrawal;
  return (
    <Dialog title={`Herroeping ${reference}`} onClose={onClose}>
      <DialogBody className="grid gap-3.5 wrap-anywhere">
        <DetailList flush>
          <Detail name="Klant">{customerName}</Detail>
          <Detail name="E-mail">
            <MailLink email={customerEmail} />
          </Detail>
          <Detail name="Bestelnummer">{orderNumber}</Detail>
          <Detail name="Gegevens">{MATCH_LABELS[match]}</Detail>
          <Detail name="Ontvangen">{momentText(withdrawal.declaredAt)}</Detail>
          {withdrawal.receipt ? (
            <Detail name="Bevestiging">{RECEIPT_LABELS[withdrawal.receipt]}</Detail>
          ) : null}
          <Detail name="Terugbetalen">
            <RefundDeadline withdrawal={withdrawal} />
          </Detail>
        </DetailList>
        <p className="border-l-2 border-hairline pl-3">{withdrawal.statement}</p>
        {withdrawal.reason ? (
          <>
            <h3>Reden</h3>
            <p className="whitespace-pre-line">{withdrawal.reason}</p>
          </>
        ) : null}
        {withdrawal.late ? (
          <p className="muted">Dit kwam binnen na de bedenktijd. Jij beslist of je het toch aanneemt.</p>
        ) : null}
      </DialogBody>
      <DialogFoot>
        <Button className="max-md:hidden" onClick={onClose}>
          Sluiten
        </Button>
        {withdrawal.return ? (
          <Link className={buttonClass({})} to={href('/admin/returns/:id', { id: withdrawal.return.id })}>
            <span>
              Naar retour <span>{withdrawal.return.reference}</span>
            </span>
          </Link>
        ) : null}
        {order && !withdrawal.return && withdrawal.settledBy === null ? (
          <StartReturn withdrawalId={withdrawal.id} orderId={order.id} />
        ) : null}
        {order ? (
          <Link
            className={buttonClass({ variant: 'primary' })}
            to={href('/admin/orders/:id', { id: order.id })}
            data-initial-focus=""
          >
            <span>
              Naar <span>{order.orderNumber}</span>
            </span>
          </Link>
        ) : null}
      </DialogFoot>
    </Dialog>
  );
}
