// Shows why paying again failed, and what the customer can still do: choose again, accept the new total, or
// ask for help.

import { PriceNotice } from '../page/checkout-notices.tsx';
import type { RecoveryProblem } from './recovery-texts.ts';

type RecoveryNoticeProps = {
  problem: RecoveryProblem | null;
  /** Of the notice that paying again failed: true when the customer has used all three attempts. */
  exhausted: boolean;
  helpAddress: string;
  onAccept(euros: number): void;
};

export function RecoveryNotice({ problem, exhausted, helpAddress, onAccept }: RecoveryNoticeProps) {
  return (
    // A problem is announced by its toast; what is left to do by itself.
    <div role={problem?.kind === 'failed' ? undefined : 'alert'} className="mt-3.5 empty:hidden">
      {problem?.kind === 'failed' ? (
        <div className="co-alert mb-0">
          <p className="co-alert-title">{problem.title}</p>
          <p>{problem.text}</p>
        </div>
      ) : null}
      {problem?.kind === 'price_changed' ? (
        <>
          {problem.reason ? <p className="mb-2">{problem.reason}</p> : null}
          <PriceNotice
            quote={problem.quote}
            shownTotal={null}
            onAccept={() => onAccept(problem.quote.total / 100)}
          />
        </>
      ) : null}
      {exhausted ? (
        <div className="co-alert mb-0">
          <p className="co-alert-title">Je hebt drie keer opnieuw geprobeerd</p>
          <p>
            Er is niets afgeschreven. Sluit dit venster en bestel opnieuw, of mail ons op{' '}
            <a className="underline underline-offset-3" href={`mailto:${helpAddress}`}>
              {helpAddress}
            </a>
            .
          </p>
        </div>
      ) : null}
    </div>
  );
}
