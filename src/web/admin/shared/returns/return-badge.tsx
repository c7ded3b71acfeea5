// The status of a return as a badge. The text names the status, so the colour carries no extra information.

import { type OrderReturn, RETURN_NAMES } from '#modules/returns/contract.ts';
import { Badge } from '#web/ui/controls/badge.tsx';
import { RETURN_TONES } from './return-calls.ts';

export function ReturnBadge({ orderReturn }: { orderReturn: Pick<OrderReturn, 'status' | 'notSent'> }) {
  const { status, notSent } = orderReturn;
  const isHeld = notSent && (status === 'announced' || status === 'checked');
  return (
    <span className="inline-flex flex-wrap gap-1.5">
      <Badge tone={RETURN_TONES[status]}>{RETURN_NAMES[status]}</Badge>
      {isHeld ? <Badge tone="warning">Tegengehouden</Badge> : null}
    </span>
  );
}
