// Saves the draft half a second after the last change, one call at a time, always the newest state.
// A failed save is logged and tried again with the next one: it never stands in the customer's way.

import type { DraftToSave } from '../../calls/checkout-calls.ts';
import { isPersonComplete } from '../field-rules.ts';

export const DRAFT_DELAY_MS = 500;

export type DraftSaver = {
  /** Call at every change. Nothing is saved before both names and an e-mail address exist. */
  change(draft: DraftToSave): void;
  /** Saves what is waiting now; resolves when it has arrived or failed. */
  flush(): Promise<void>;
};

export function createDraftSaver(
  save: (draft: DraftToSave) => Promise<void>,
  log: (error: unknown) => void,
): DraftSaver {
  let waiting: DraftToSave | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let running = Promise.resolve();

  async function saveWaiting(): Promise<void> {
    const draft = waiting;
    if (draft === null) return;
    waiting = null;
    try {
      await save(draft);
    } catch (error) {
      waiting ??= draft;
      log(error);
    }
  }

  function flush(): Promise<void> {
    clearTimeout(timer);
    running = running.then(saveWaiting);
    return running;
  }

  return {
    change(draft) {
      if (!isPersonComplete(draft.details)) return;
      waiting = draft;
      clearTimeout(timer);
      timer = setTimeout(flush, DRAFT_DELAY_MS);
    },
    flush,
  };
}
