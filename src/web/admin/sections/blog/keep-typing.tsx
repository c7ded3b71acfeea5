// Keeps what is typed while it is typed, and offers it again after the window was closed or the session
// ended. A text that was begun from an older version keeps that version, so that saving it cannot overwrite
// somebody silently.

import { useEffect, useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { KeptNotice } from '../../shared/articles/kept-notice.tsx';
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
    let unkept: PostForm | null = null;
    const keep = () => {
      clearTimeout(timer);
      const values = unkept;
      unkept = null;
      if (values === null || changedFields(start, values).length === 0) return;
      keepTyped(keptAs, { at: new Date().toISOString(), values });
    };
    const stop = subscribe({
      formState: { values: true },
      callback: ({ values }) => {
        unkept = values;
        clearTimeout(timer);
        timer = setTimeout(keep, PAUSE_MS);
      },
    });
    window.addEventListener('pagehide', keep);
    return () => {
      window.removeEventListener('pagehide', keep);
      // Put away: what was not saved was to be thrown away.
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
    <KeptNotice
      at={found.at}
      onPutBack={() => putBack(found)}
      onThrowAway={() => {
        forgetTyped(keptAs);
        setFound(null);
      }}
    />
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
