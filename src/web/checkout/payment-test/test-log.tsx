// What happened on /payment-test, newest first, with what the server said.

import { paymentTestCopy as copy } from '#copy/payment-test.ts';
import { Button } from '../../ui/button.tsx';

export type LogLine = {
  id: number;
  /** "14:03:21" */
  time: string;
  text: string;
  kind: 'plain' | 'good' | 'bad';
  details?: string;
};

export function TestLog({ lines, onClear }: { lines: readonly LogLine[]; onClear(): void }) {
  return (
    <section aria-labelledby="payment-test-log">
      <div className="payment-test-head">
        <h2 id="payment-test-log">{copy.logTitle}</h2>
        <Button look="quiet" disabled={lines.length === 0} onClick={onClear}>
          {copy.clear}
        </Button>
      </div>
      {lines.length === 0 ? <p className="co-note">{copy.emptyLog}</p> : null}
      <ol className="payment-test-log" aria-live="polite">
        {lines.map(({ id, time, text, kind, details }) => (
          <li key={id} data-kind={kind}>
            <span className="co-figures">{time}</span> <strong>{text}</strong>
            {details ? <code>{details}</code> : null}
          </li>
        ))}
      </ol>
    </section>
  );
}
