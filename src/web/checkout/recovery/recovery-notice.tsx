// Why paying again did not work, and what is left to do: choose again, accept the new total, or ask a person.

import { Button } from '#web/ui/controls/button.tsx';
import type { RecoveryProblem } from './recovery-texts.ts';

type RecoveryNoticeProps = {
  problem: RecoveryProblem | null;
  /** All attempts are used. */
  exhausted: boolean;
  helpAddress: string;
  onAccept(euros: number): void;
};

export function RecoveryNotice({ problem, exhausted, helpAddress, onAccept }: RecoveryNoticeProps) {
  return (
    <div role="alert">
      {problem ? content(problem, onAccept) : null}
      {exhausted ? (
        <div className="co-alert mt-3.5 mb-0">
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

function content(problem: RecoveryProblem, onAccept: (euros: number) => void) {
  switch (problem.kind) {
    case 'failed':
      return (
        <div className="co-alert mt-3.5 mb-0">
          <p className="co-alert-title">{problem.title}</p>
          <p>{problem.text}</p>
        </div>
      );
    case 'exhausted':
      return null;
    case 'price_changed':
      return (
        <div className="co-notice mt-3.5 mb-0">
          <p className="co-alert-title">De prijs is gewijzigd</p>
          <p>
            Het nieuwe totaal is <strong>€{problem.quote.text.total}</strong>. Er is nog niets betaald.
          </p>
          <div className="mt-3.5 flex flex-wrap gap-3">
            <Button variant="primary" onClick={() => onAccept(problem.quote.total / 100)}>
              Verder met €{problem.quote.text.total}
            </Button>
          </div>
        </div>
      );
  }
}
