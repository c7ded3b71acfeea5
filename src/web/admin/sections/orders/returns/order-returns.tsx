// The returns of an order on its page, and the buttons that start a return or replace broken goods.

import { useQuery } from '@tanstack/react-query';
import { PackageOpen, RefreshCw } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import type { OrderDetail } from '#modules/order-overview/contract.ts';
import { isOpenReturn } from '#modules/returns/contract.ts';
import { replacementEndpoints, returnEndpoints } from '#modules/returns/endpoints.ts';
import { href } from '#shared/href.ts';
import { Panel } from '#web/ui/controls/panel.tsx';
import { countedText, momentText } from '../../../format.ts';
import { useIsPermitted } from '../../../session/admin-session.ts';
import { ReturnBadge } from '../../../shared/returns/return-badge.tsx';
import { PageAction } from '../../../shell/actions/page-action.tsx';
import { cancelQuestionQuery } from '../cancel/cancel-calls.ts';
import { wasArchived } from '../order-actions.tsx';
import { ExchangeDialog } from './exchange-dialog.tsx';
import { OpenReturnDialog } from './open-return-dialog.tsx';

export function OrderReturns({ order }: { order: OrderDetail }) {
  const mayWrite = useIsPermitted(returnEndpoints.open) && !wasArchived(order);
  if (order.returns.length === 0 && !mayWrite) return null;
  return (
    <Panel title="Retouren" beside={mayWrite ? <ReturnButtons order={order} /> : null}>
      {order.returns.length === 0 ? (
        <p className="muted px-4 pb-3">Nog geen retour.</p>
      ) : (
        <ul className="px-4 pt-1 pb-3">
          {order.returns.map((orderReturn) => (
            <li key={orderReturn.id} className="border-hairline py-1.75 not-first:border-t">
              <span className="flex flex-wrap items-center gap-2">
                <Link className="lone-link underline" to={href('/admin/returns/:id', { id: orderReturn.id })}>
                  {orderReturn.reference}
                </Link>
                <ReturnBadge orderReturn={orderReturn} />
              </span>
              <span className="muted block">
                <span>{countedText(orderReturn.pieces, 'stuk', 'stuks')}</span> ·{' '}
                <span>{momentText(orderReturn.updatedAt)}</span>
              </span>
            </li>
          ))}
        </ul>
      )}
    </Panel>
  );
}

/**
 * The buttons to open a return, when goods of the order can come back and no return is open, and to exchange
 * broken goods, once the parcel was sent.
 */
function ReturnButtons({ order }: { order: OrderDetail }) {
  const [open, setOpen] = useState<'return' | 'exchange' | null>(null);
  const question = useQuery(cancelQuestionQuery(order.id));
  const isOut = question.data !== undefined && question.data.out.length > 0;
  const canReturn = isOut && !order.returns.some(({ status }) => isOpenReturn(status));
  const close = () => setOpen(null);
  return (
    <span className="ml-auto flex flex-wrap gap-2 max-sm:w-full sm:justify-end">
      {isOut && question.data.wasSent ? (
        <PageAction
          command="exchange"
          label="Kapot: vervangen"
          icon={RefreshCw}
          words="ruilen omruilen stuk"
          requires={replacementEndpoints.place}
          onPress={() => setOpen('exchange')}
        />
      ) : null}
      {canReturn ? (
        <PageAction
          command="return"
          label="Retour aanmelden"
          icon={PackageOpen}
          words="terugsturen retourneren"
          requires={returnEndpoints.open}
          onPress={() => setOpen('return')}
        />
      ) : null}
      {open === 'return' && question.data ? (
        <OpenReturnDialog order={order} question={question.data} onClose={close} />
      ) : null}
      {open === 'exchange' ? <ExchangeDialog order={order} onClose={close} /> : null}
    </span>
  );
}
