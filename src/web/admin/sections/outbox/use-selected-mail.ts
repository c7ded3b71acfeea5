// The selected mail of the outbox: the one in the URL, or the newest when none is selected.

import { useState } from 'react';
import { useSearchParams } from 'react-router';
import type { Mail } from '#modules/mail/contract.ts';

/**
 * Returns the mail to show beside the list of the outbox. `chosen` is the mail id in the URL; `reading` is
 * the mail shown, either `chosen` or the newest mail. `select(null)` clears the choice.
 */
export function useSelectedMail(rows: readonly Mail[]) {
  const [parameters, setParameters] = useSearchParams();
  const mailParameter = parameters.get('mail') ?? '';
  const chosen = /^\d{1,9}$/.test(mailParameter) ? Number(mailParameter) : null;
  const newest = useNewest(rows);
  const select = (id: number | null) =>
    setParameters(
      (before) => {
        const next = new URLSearchParams(before);
        if (id === null) next.delete('mail');
        else next.set('mail', String(id));
        return next;
      },
      { preventScrollReset: true },
    );
  return { chosen, reading: chosen ?? newest, select };
}

/**
 * The id of the first mail in the list of the outbox; null for an empty list. As long as that mail is in the
 * list, newer mails above it do not change the id, so the open mail stays open.
 */
function useNewest(rows: readonly Mail[]): number | null {
  const [first, setFirst] = useState<number | null>(null);
  const firstId = rows.some(({ id }) => id === first) ? first : (rows[0]?.id ?? null);
  if (firstId !== first) setFirst(firstId);
  return firstId;
}
