// The returns of an order for its customer: status, next step, and the label for the parcel.

import { customerOrderCopy as copy } from '#copy/customer-order.ts';
import type { CustomerOrder } from '#modules/order-overview/contract.ts';
import { formatEuro } from '#shared/money.ts';
import { ButtonLink } from '../../ui/controls/button.tsx';
import { returnStepsReached } from './order-progress.ts';
import { Steps } from './steps.tsx';

/**
 * Props of the returns. `withdrawn` is the text with the time of withdrawal, shown in the first return; null
 * when the customer did not withdraw.
 */
type OrderReturnsProps = Pick<CustomerOrder, 'returns' | 'refundBefore'> &
  Record<'withdrawn', string | null> & { labelHref: string };

export function OrderReturns({ returns, withdrawn, refundBefore, labelHref }: OrderReturnsProps) {
  return returns.map((orderReturn, at) => (
    <OrderReturn
      key={orderReturn.reference}
      found={orderReturn}
      withdrawn={at === 0 ? withdrawn : null}
      refundBefore={refundBefore}
      labelHref={`${labelHref}/${orderReturn.reference}`}
    />
  ));
}

type OrderReturnProps = Omit<OrderReturnsProps, 'returns'> & { found: CustomerOrder['returns'][number] };

function OrderReturn({ found, withdrawn, refundBefore, labelHref }: OrderReturnProps) {
  const isAnnounced = found.status === 'announced';
  return (
    <section className="form-card" aria-labelledby={`placed-${found.reference}`}>
      <h2 id={`placed-${found.reference}`}>{copy.returns.title(found.reference)}</h2>
      <p>{{ ...copy.returns.text, ...(found.notSent ? copy.returns.held : {}) }[found.status]}</p>
      {found.due ? (
        <p className="mt-3 font-semibold">{copy.returns.due(formatEuro(found.due), refundBefore)}</p>
      ) : null}
      {withdrawn ? <p className="placed-note">{withdrawn}</p> : null}
      {found.endReason ? <p className="placed-note">{copy.returns.because(found.endReason)}</p> : null}
      <Steps
        label={copy.returns.progressLabel}
        steps={copy.returns.steps}
        reached={returnStepsReached(found)}
      />
      {found.canBeSent ? (
        <p className="placed-action">
          <ButtonLink variant={isAnnounced ? 'primary' : 'secondary'} href={labelHref}>
            {isAnnounced ? copy.returns.label : copy.returns.labelAgain}
          </ButtonLink>
        </p>
      ) : null}
    </section>
  );
}
