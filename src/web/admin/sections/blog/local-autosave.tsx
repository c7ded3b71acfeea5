// Stores typed text in the browser, and offers to restore it after the window was closed or the session
// ended. The version of the article is stored with the text, so a restored text cannot silently overwrite
// newer changes.

import { useEffect, useState } from 'react';
import { useFormContext } from 'react-hook-form';
import {
  clearUnsavedChanges,
  readUnsavedChanges,
  saveUnsavedChanges,
  type UnsavedChanges,
} from '../../shared/articles/unsaved-changes.ts';
import { UnsavedChangesNotice } from '../../shared/articles/unsaved-changes-notice.tsx';
import { changedFields } from '../../ui/form/form-rules.ts';
import type { PostForm } from './post-form.ts';

const PAUSE_MS = 400;

export function LocalAutosave({ storageId, start }: { storageId: string; start: PostForm }) {
  const { subscribe, setValue } = useFormContext<PostForm>();
  const [restored, setRestored] = useState<UnsavedChanges | null>(() => {
    const stored = readUnsavedChanges(storageId);
    return stored && changedFields(start, { ...start, ...stored.values }).length > 0 ? stored : null;
  });
  const isWaiting = restored !== null;

  useEffect(() => {
    // Stored text stays until the operator has decided about it.
    if (isWaiting) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let unsaved: PostForm | null = null;
    const save = () => {
      clearTimeout(timer);
      const values = unsaved;
      unsaved = null;
      if (values === null || changedFields(start, values).length === 0) return;
      saveUnsavedChanges(storageId, { at: new Date().toISOString(), values });
    };
    const stop = subscribe({
      formState: { values: true },
      callback: ({ values }) => {
        unsaved = values;
        clearTimeout(timer);
        timer = setTimeout(save, PAUSE_MS);
      },
    });
    window.addEventListener('pagehide', save);
    return () => {
      window.removeEventListener('pagehide', save);
      // When the form is closed, unsaved text was meant to be discarded.
      clearTimeout(timer);
      stop();
    };
  }, [subscribe, storageId, start, isWaiting]);

  if (!restored) return null;

  function restore(stored: UnsavedChanges) {
    for (const [name, value] of Object.entries({ ...start, ...stored.values })) {
      if (isField(name, start)) setValue(name, fieldValue(value), { shouldDirty: true });
    }
    setRestored(null);
  }

  return (
    <UnsavedChangesNotice
      at={restored.at}
      onRestore={() => restore(restored)}
      onDiscard={() => {
        clearUnsavedChanges(storageId);
        setRestored(null);
      }}
    />
  );
}

function isField(name: string, start: PostForm): name is keyof PostForm {
  return name in start;
}

/**
 * Converts a value from browser storage, which is untrusted data, to a type that a field of the article form
 * accepts.
 */
function fieldValue(value: unknown): string | number | string[] {
  if (Array.isArray(value)) return value.map(String);
  return typeof value === 'number' ? value : String(value ?? '');
}
