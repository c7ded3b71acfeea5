// What came back of a call that was tried, whatever it is.

import { Badge } from '#web/ui/controls/badge.tsx';
import { bytesText } from '../../format.ts';
import type { TriedAnswer } from './api-calls.ts';

const LONGEST = 20_000;

/** A text says why there is no answer. */
export function TriedAnswerView({ answer }: { answer: TriedAnswer | string }) {
  if (typeof answer === 'string') return <p className="field-error">{answer}</p>;
  const { status, milliseconds, type, text } = answer;
  return (
    <>
      <p className="flex flex-wrap items-center gap-2.5">
        <Badge tone={status < 400 ? 'live' : 'danger'}>{status}</Badge>
        <span className="muted">
          <span>{milliseconds}</span> ms, <span>{bytesText(text.length)}</span>
        </span>
      </p>
      {text === '' ? null : (
        <section
          className="code mt-2 max-h-88 overflow-auto rounded-md bg-raised px-3 py-2.5"
          aria-label="Antwoord"
          // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by keyboard
          tabIndex={0}
        >
          <pre className="[font:inherit] whitespace-pre-wrap">{readable(type, text)}</pre>
        </section>
      )}
    </>
  );
}

function readable(type: string, text: string): string {
  if (!/json|text|xml|html/.test(type)) return `Een bestand (${type || 'onbekend'})`;
  const shown = type.includes('json') ? pretty(text) : text;
  return shown.length > LONGEST
    ? `${shown.slice(0, LONGEST)}\n… en nog ${shown.length - LONGEST} tekens`
    : shown;
}

function pretty(text: string): string {
  try {
    return JSON.stringify(JSON.parse(text), null, 2);
  } catch {
    return text;
  }
}
