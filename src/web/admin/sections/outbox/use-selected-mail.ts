// Which mail of the outbox is being read: the one in the address, or the newest while nobody chose one.

import { useState } from 'react';
import { useSearchParams } from 'react-router';
import type { Mail } from '#modules/mail/contract.ts';

/** `chosen` is in the address, `reading` stands open beside the list; null closes it again. */
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

/** The first there was, which stays when a newer one comes in. */
function useNewest(rows: readonly Mail[]): number | null {
  const [first, setFirst] = useState<number | null>(null);
  const firstId = rows.some(({ id }) => id === first) ? first : (rows[0]?.id ?? null);
  if (firstId !== first) setFirst(firstId);
  return firstId;
}
