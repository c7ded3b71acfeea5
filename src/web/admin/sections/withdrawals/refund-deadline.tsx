// The 14-day refund period of a withdrawal: the number of days left or, after the refund, the result.

import type { Withdrawal } from '#modules/returns/contract.ts';
import { Badge, type BadgeTone } from '#web/ui/controls/badge.tsx';
import { type DeadlineState, daysLeftText, deadlineState, deadlineText } from './withdrawal-texts.ts';

const TONES: Readonly<Record<DeadlineState, BadgeTone>> = {
  settled: 'live',
  late: 'danger',
  soon: 'warning',
  running: 'info',
};

export function RefundDeadline({ withdrawal }: { withdrawal: Withdrawal }) {
  const now = new Date();
  const state = deadlineState(withdrawal, now);
  return (
    <>
      <Badge tone={TONES[state]}>{daysLeftText(withdrawal, now)}</Badge>
      {state === 'settled' ? null : <span className="sub block">{deadlineText(withdrawal)}</span>}
    </>
  );
}
