// The 14 days of a withdrawal: what is left of them, or how they ended.

import type { Withdrawal } from '#modules/orders/contract.ts';
import { type ClockState, clockState, clockText, deadlineText } from './withdrawal-texts.ts';

const BADGES: Readonly<Record<ClockState, string>> = {
  settled: 'badge badge-live',
  late: 'badge badge-danger',
  soon: 'badge badge-warning',
  running: 'badge badge-info',
};

export function RefundClock({ withdrawal }: { withdrawal: Withdrawal }) {
  const now = new Date();
  const state = clockState(withdrawal, now);
  return (
    <>
      <span className={BADGES[state]}>{clockText(withdrawal, now)}</span>
      {state === 'settled' ? null : <span className="sub block">{deadlineText(withdrawal)}</span>}
    </>
  );
}
