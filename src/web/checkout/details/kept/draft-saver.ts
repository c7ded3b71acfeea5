// Saves the draft half a second after the last change, one call at a time, always the newest state.
// A failed save is logged and tried again with the next one: it never stands in the customer's way.

import { ApiError, errorDetail } from '#web/client/api-client.ts';
import type { DraftToSave } from '../../calls/checkout-calls.ts';
import { isPersonComplete } from '../field-rules.ts';

export const DRAFT_DELAY_MS = 500;

export type DraftSaver = {
  /** Call at every change. Nothing is saved before both names and an e-mail address exist. */
  change(draft: DraftToSave): void;
  /** Saves what is waiting now; resolves when it has arrived or failed, with what the shop says to who may not order. */
  flush(): Promise<string | null>;
};

export function createDraftSaver(
  save: (draft: DraftToSave) => Promise<void>,
  log: (error: unknown) => void,
): DraftSaver {
  let waiting: DraftToSave | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let running = Promise.resolve();
  let refusal: string | null = null;

  async function saveWaiting(): Promise<void> {
    const draft = waiting;
    if (draft === null) return;
    waiting = null;
    try {
      await save(draft);
      refusal = null;
    } catch (error) {
      waiting ??= draft;
      refusal = refusalOf(error);
      log(error);
    }
  }

  function flush(): Promise<string | null> {
    clearTimeout(timer);
    running = running.then(saveWaiting);
    return running.then(() => refusal);
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

const refusalOf = (error: unknown): string | null =>
  error instanceof ApiError && error.problem?.code === 'customer_blocked' ? errorDetail(error, '') : null;
