// Why the last payment did not go through and what may help, at the place where another method can be chosen.

import type { PaymentAdvice } from './payment-errors.ts';

export function PaymentAlert({ advice }: { advice: PaymentAdvice | null }) {
  return (
    <div role="alert">
      {advice ? (
        <div id="payment-alert" className="co-alert" tabIndex={-1}>
          <p className="co-alert-title">{advice.message}</p>
          <p>{advice.saysNothingCharged ? 'Er is niets afgeschreven. ' : ''}Wat je kunt doen:</p>
          <ul>
            {advice.solutions.map((solution) => (
              <li key={solution}>{solution}</li>
            ))}
          </ul>
          {advice.resolveTime ? <p className="co-note">{advice.resolveTime}.</p> : null}
        </div>
      ) : null}
    </div>
  );
}
