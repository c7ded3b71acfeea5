// How many articles, about what, and the button; while the writer is at work, how far it is.

import { ChevronDown, ChevronUp, Sparkles } from 'lucide-react';
import { useState } from 'react';
import { type Generation, MOST_ARTICLES } from '#modules/blog/contract.ts';
import { Button } from '#web/ui/controls/button.tsx';
import { IconButton } from '#web/ui/controls/icon-button.tsx';
import { Panel } from '#web/ui/controls/panel.tsx';
import { useMayAsk } from '../../session/admin-session.ts';
import { Field } from '../../ui/field.tsx';
import { progressText, topicPreview } from './blog-texts.ts';
import { useGeneration } from './use-generation.ts';

/** On a phone the list comes first; how far the writer is shows all the same. */
const FOLDED = 'max-sm:[&_form]:hidden max-sm:[&_p.muted]:hidden';

export function GenerateBar() {
  const mayWrite = useMayAsk();
  const { working, isBusy, start } = useGeneration();
  const [count, setCount] = useState('1');
  const [topic, setTopic] = useState('');
  const wanted = clampCount(count);
  const [isOpen, setOpen] = useState(false);

  if (!mayWrite) return null;
  return (
    <Panel
      className={`grid gap-2.5 px-4 py-3 sm:pb-4 ${isOpen ? '' : FOLDED}`}
      aria-labelledby="generate-title"
    >
      <div className="flex flex-wrap items-center gap-x-3">
        <h2 id="generate-title" className="max-sm:flex-1">
          Laat artikelen schrijven
        </h2>
        <IconButton
          className="-my-1 sm:hidden"
          label={isOpen ? 'Inklappen' : 'Uitklappen'}
          icon={isOpen ? ChevronUp : ChevronDown}
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
        />
        <p className="muted">
          Wat eruit komt is een concept: lees het na, zet je naam eronder en publiceer het zelf.
        </p>
      </div>
      <form
        className="grid grid-cols-[5.5rem_minmax(0,1fr)_auto] items-end gap-3 max-sm:grid-cols-1"
        onSubmit={(event) => {
          event.preventDefault();
          setCount(String(wanted));
          start({ count: wanted, topic: topic.trim() || null });
        }}
      >
        <Field label="Aantal">
          {(control) => (
            <input
              {...control}
              type="number"
              inputMode="numeric"
              min={1}
              max={MOST_ARTICLES}
              value={count}
              onChange={(event) => setCount(event.target.value)}
              onBlur={() => setCount(String(wanted))}
            />
          )}
        </Field>
        <Field label="Onderwerp (optioneel)">
          {(control) => (
            <input
              {...control}
              type="text"
              maxLength={200}
              autoComplete="off"
              placeholder="Laat leeg, dan kiest de schrijver iets nieuws"
              value={topic}
              onChange={(event) => setTopic(event.target.value)}
            />
          )}
        </Field>
        <Button type="submit" className="min-h-8.5 max-sm:min-h-11" disabled={isBusy}>
          <Sparkles size={14} aria-hidden /> {buttonText(wanted, topic, isBusy)}
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

/** 1 to 10; whatever is no number is 1. */
function clampCount(typed: string): number {
  const count = Math.trunc(Number(typed));
  return Number.isFinite(count) ? Math.min(MOST_ARTICLES, Math.max(1, count)) : 1;
}
