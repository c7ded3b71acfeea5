// Saves the draft half a second after the last change, one call at a time, always with the newest input. A
// failed save is logged and retried with the next one; the customer does not notice. Only `saveAgreed`
// throws, because the server must know what the customer pays for.

import type { DraftToSave } from '../../calls/checkout-calls.ts';
import { DETAIL_FIELDS } from '../customer-details.ts';
import { isPersonComplete } from '../field-rules.ts';

export const DRAFT_DELAY_MS = 500;

export type DraftSaver = {
  /**
   * Schedules a save of the draft on the server; the form must call it at every change. Nothing is saved
   * while first name, last name or e-mail address is missing or invalid, and a draft equal to the one saved
   * by `saveAgreed` is not saved again.
   */
  change(draft: DraftToSave): void;
  /**
   * Sends a change of the draft that still waits to be saved to the server now. Resolves also when saving
   * failed.
   */
  flush(): Promise<void>;
  /**
   * Saves this draft on the server at once, after any running save, and discards a change that still waits.
   * Throws when saving fails.
   */
  saveAgreed(draft: DraftToSave): Promise<void>;
};

export function createDraftSaver(
  save: (draft: DraftToSave) => Promise<void>,
  log: (error: unknown) => void,
): DraftSaver {
  let waiting: DraftToSave | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let inFlight = Promise.resolve();
  let agreedDraft: DraftToSave | null = null;

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
    inFlight = inFlight.then(saveWaiting);
    return inFlight;
  }

  return {
    change(draft) {
      if (!isPersonComplete(draft.details)) return;
      // It is ordered already: saved again it would be a cart somebody left.
      if (agreedDraft && isSame(agreedDraft, draft)) return;
      waiting = draft;
      clearTimeout(timer);
      timer = setTimeout(flush, DRAFT_DELAY_MS);
    },
    flush,
    saveAgreed(draft) {
      clearTimeout(timer);
      agreedDraft = draft;
      waiting = null;
      const saved = inFlight.then(() => {
        waiting = null;
        return save(draft);
      });
      inFlight = saved.catch(() => undefined);
      return saved;
    },
  };
}

function isSame({ paymentId: _, ...agreed }: DraftToSave, draft: DraftToSave): boolean {
  const { details, variant, couponCode } = draft;
  const isSameBasket = agreed.variant === variant && agreed.couponCode === couponCode;
  return (
    isSameBasket && DETAIL_FIELDS.every((field) => agreed.details[field].trim() === details[field].trim())
  );
}
