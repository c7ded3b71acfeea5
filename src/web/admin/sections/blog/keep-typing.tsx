// Keeps what is typed while it is typed, and offers it again after the window was closed or the session ended. A text
// that was begun from an older version keeps that version, so that saving it cannot overwrite somebody silently.

import { useEffect, useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { Button } from '#web/ui/controls/button.tsx';
import { momentText } from '../../format.ts';
import { findTyped, forgetTyped, type Kept, keepTyped } from '../../shared/articles/kept-typing.ts';
import { changedFields } from '../../ui/form/form-rules.ts';
import type { PostForm } from './post-form.ts';

const PAUSE_MS = 400;

export function KeepTyping({ keptAs, start }: { keptAs: string; start: PostForm }) {
  const { subscribe, setValue } = useFormContext<PostForm>();
  const [found, setFound] = useState<Kept | null>(() => {
    const kept = findTyped(keptAs);
    return kept && changedFields(start, { ...start, ...kept.values }).length > 0 ? kept : null;
  });
  const isWaiting = found !== null;

  useEffect(() => {
    // What was kept stays until somebody decided about it.
    if (isWaiting) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const stop = subscribe({
      formState: { values: true },
      callback: ({ values }) => {
        clearTimeout(timer);
        timer = setTimeout(() => {
          if (changedFields(start, values).length === 0) return;
          keepTyped(keptAs, { at: new Date().toISOString(), values });
        }, PAUSE_MS);
      },
    });
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [subscribe, keptAs, start, isWaiting]);

  if (!found) return null;

  function putBack(kept: Kept) {
    for (const [name, value] of Object.entries({ ...start, ...kept.values })) {
      if (isField(name, start)) setValue(name, fieldValue(value), { shouldDirty: true });
    }
    setFound(null);
  }

  return (
    <div
      className="flex flex-wrap items-center gap-x-3 gap-y-2 rounded-lg bg-info-wash px-3.5 py-2.5 text-info"
      role="status"
    >
      <p className="flex-[1_1_14rem]">
        Van {momentText(found.at)} staat hier nog tekst die niet is opgeslagen.
      </p>
      <Button onClick={() => putBack(found)}>Terugzetten</Button>
      <Button
        variant="quiet"
        onClick={() => {
          forgetTyped(keptAs);
          setFound(null);
        }}
      >
        Weggooien
      </Button>
    </div>
  );
}

function isField(name: string, start: PostForm): name is keyof PostForm {
  return name in start;
}

/** What was kept is data like any other: only what a field can hold comes back. */
function fieldValue(value: unknown): string | number | string[] {
  if (Array.isArray(value)) return value.map(String);
  return typeof value === 'number' ? value : String(value ?? '');
}
