// The form that starts a generation, with number of articles and topic. It shows the progress while a
// generation is running.

import { Sparkles } from 'lucide-react';
import { useState } from 'react';
import { type Generation, MAX_ARTICLES } from '#modules/blog/contract.ts';
import { Button } from '#web/ui/controls/button.tsx';
import { Panel } from '#web/ui/controls/panel.tsx';
import { useIsPermitted } from '../../session/admin-session.ts';
import { Field } from '../../ui/field.tsx';
import { progressText, topicPreview } from './blog-texts.ts';
import { useGeneration } from './use-generation.ts';

export function GenerateBar() {
  const mayWrite = useIsPermitted();
  const { working, isBusy, start } = useGeneration();
  const [count, setCount] = useState('1');
  const [topic, setTopic] = useState('');
  const requestedCount = clampCount(count);

  if (!mayWrite) return null;
  return (
    <Panel className="grid gap-2.5 px-4 pt-3 pb-4" aria-labelledby="generate-title">
      <div className="flex flex-wrap items-baseline gap-x-3">
        <h2 id="generate-title">Laat artikelen schrijven</h2>
        <p className="muted">
          Wat eruit komt is een concept: lees het na, zet je naam eronder en publiceer het zelf.
        </p>
      </div>
      <form
        className="grid grid-cols-[5.5rem_minmax(0,1fr)_auto] items-end gap-3 max-sm:grid-cols-[4rem_minmax(0,1fr)]"
        onSubmit={(event) => {
          event.preventDefault();
          setCount(String(requestedCount));
          start({ count: requestedCount, topic: topic.trim() || null });
        }}
      >
        <Field label="Aantal">
          {(control) => (
            <input
              {...control}
              type="number"
              inputMode="numeric"
              min={1}
              max={MAX_ARTICLES}
              value={count}
              onChange={(event) => setCount(event.target.value)}
              onBlur={() => setCount(String(requestedCount))}
            />
          )}
        </Field>
        <Field label="Onderwerp (optioneel)">
          {(control) => (
            <input
              {...control}
              type="text"
              autoComplete="off"
              placeholder="Laat leeg: de schrijver kiest"
              value={topic}
              onChange={(event) => setTopic(event.target.value)}
            />
          )}
        </Field>
        <Button type="submit" className="pointer-fine:min-h-8.5 max-sm:col-span-full" disabled={isBusy}>
          <Sparkles size={14} aria-hidden />
          <span className="truncate">{buttonText(requestedCount, topic, isBusy)}</span>
        </Button>
      </form>
      {working ? <Progress generation={working} /> : null}
    </Panel>
  );
}

function Progress({ generation }: { generation: Generation }) {
  const done = generation.written + generation.skipped;
  return (
    <div className="grid gap-1.5" role="status">
      <p>{progressText(generation)}</p>
      <progress className="upload-progress" max={generation.count} value={done} aria-label="Voortgang" />
    </div>
  );
}

function buttonText(count: number, topic: string, isBusy: boolean): string {
  if (isBusy) return 'Schrijven...';
  const about = topic.trim() === '' ? '' : ` over “${topicPreview(topic)}”`;
  return count === 1 ? `Genereer artikel${about}` : `Genereer ${count} artikelen${about}`;
}

/** Limits a typed number to 1–10; anything that is not a number gives 1. */
function clampCount(typed: string): number {
  const count = Math.trunc(Number(typed));
  return Number.isFinite(count) ? Math.min(MAX_ARTICLES, Math.max(1, count)) : 1;
}
