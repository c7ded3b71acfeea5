// The log of /payment-test, newest entry first, with the messages of the server.

import { paymentTestCopy as copy } from '#copy/payment-test.ts';
import { Button } from '../../ui/controls/button.tsx';

export type LogLine = {
  id: number;
  /** Time of an entry in the log of /payment-test, such as "14:03:21". */
  time: string;
  text: string;
  kind: 'plain' | 'good' | 'bad';
  details?: string;
};

const COLORS: Record<LogLine['kind'], string> = { plain: '', good: 'text-mint', bad: 'text-orange' };

export function TestLog({ lines, onClear }: { lines: readonly LogLine[]; onClear(): void }) {
  return (
    <section aria-labelledby="payment-test-log">
      <div className="mb-4 flex flex-wrap items-center justify-between gap-4 *:[button]:-my-2.5">
        <h2 id="payment-test-log" className="font-display text-subtitle font-[560]">
          {copy.logTitle}
        </h2>
        {lines.length > 0 ? <Button onClick={onClear}>{copy.clear}</Button> : null}
      </div>
      {lines.length === 0 ? <p className="co-note">{copy.emptyLog}</p> : null}
      <ol className="text-note leading-normal" aria-live="polite">
        {lines.map(({ id, time, text, kind, details }) => (
          <li key={id} className="border-b border-line py-2.5 wrap-anywhere">
            <span className="tabular-nums">{time}</span>{' '}
            <strong className={`font-semibold ${COLORS[kind]}`}>{text}</strong>
            {details ? <code className="block text-tiny text-smoke">{details}</code> : null}
          </li>
        ))}
      </ol>
    </section>
  );
}
