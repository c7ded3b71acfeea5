// The checkbox with which a customer asks for one reminder mail. It is unticked at first, because a
// pre-ticked box is not valid consent.

import { useEffect, useState } from 'react';
import { REMINDER_TEXT } from '#modules/drafts/browser.ts';
import { sessionStore } from '#web/client/browser-storage.ts';
import { type ReminderChoiceToSave, saveReminderChoice } from '../calls/checkout-calls.ts';

const UNBROKEN = 'e-mail';
const [before, after] = REMINDER_TEXT.split(UNBROKEN);

const CHOSEN_KEY = 'checkout-reminder';

/**
 * The checkbox for the reminder mail; every change is saved at the server. It is disabled while `basket` is
 * null. When saving fails, the checkbox returns to its previous state.
 */
export function ReminderChoice({ basket }: { basket: Omit<ReminderChoiceToSave, 'remindMe'> | null }) {
  const [isChosen, setChosen] = useState(false);
  // This tab's own memory, which the server does not have when it draws the page.
  const sessionId = basket?.sessionId;
  useEffect(() => {
    if (sessionId) setChosen(sessionStore.read(CHOSEN_KEY) === sessionId);
  }, [sessionId]);

  async function choose(remindMe: boolean) {
    if (!basket) return;
    setChosen(remindMe);
    try {
      await saveReminderChoice({ ...basket, remindMe });
      if (remindMe) sessionStore.write(CHOSEN_KEY, basket.sessionId);
      else sessionStore.remove(CHOSEN_KEY);
    } catch (error) {
      console.warn('Reminder choice not saved', error);
      setChosen(!remindMe);
    }
  }

  return (
    <label className="mt-2 flex min-h-12 cursor-pointer items-center gap-3 text-small leading-[1.4]">
      <input
        type="checkbox"
        className="size-5 flex-none accent-ink"
        checked={isChosen}
        disabled={!basket}
        onChange={(event) => void choose(event.target.checked)}
      />
      <span>
        {before ? <span>{before}</span> : null}
        <span className="whitespace-nowrap">{UNBROKEN}</span>
        {after ? <span>{after}</span> : null}
      </span>
    </label>
  );
}
