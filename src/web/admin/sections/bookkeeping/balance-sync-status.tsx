// Shows when balance changes were last fetched from the payment provider, with a button to fetch them now. It
// stands above the journal and the payouts, which are made from these changes.

import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { useEffect, useRef } from 'react';
import type { BalanceStatus as Standing } from '#modules/bookkeeping/contract.ts';
import { bookkeepingEndpoints } from '#modules/bookkeeping/endpoints.ts';
import { request } from '#web/client/request.ts';
import { Badge } from '#web/ui/controls/badge.tsx';
import { countedText, shortMomentText, unbroken } from '../../format.ts';
import { invalidateQueries } from '../../query-client.ts';
import { ActionButton } from '../../ui/action-button.tsx';
import { BOOK_KEYS, balanceQuery, JOURNAL, PAYOUTS } from './bookkeeping-calls.ts';

export function BalanceSyncStatus() {
  const { data } = useQuery(balanceQuery);
  useReadAgain(data?.fetchedAt);
  return (
    <div className="mb-4 flex flex-wrap items-center gap-x-3 gap-y-2">
      <ActionButton
        requires={bookkeepingEndpoints.fetchBalance}
        command="fetch-balance"
        icon={Download}
        letter="o"
        words="uitbetalingen stripe kosten mutaties"
        label="Nu ophalen"
        busyLabel="Ophalen..."
        disabled={data?.isRunning}
        run={() => request(bookkeepingEndpoints.fetchBalance)}
        invalidates={BOOK_KEYS}
        done={({ entries, payouts }) => ({
          title:
            entries + payouts === 0 ? 'Niets nieuws bij de betaaldienst' : 'Opgehaald bij de betaaldienst',
          ...(entries + payouts > 0 && {
            description: `${countedText(entries, 'mutatie', 'mutaties')} en ${countedText(payouts, 'uitbetaling', 'uitbetalingen')}.`,
          }),
        })}
        failed="Ophalen is niet gelukt"
      />
      <p className="flex-[1_1_20rem] text-quiet" role="status">
        {data ? <SyncText sync={data} /> : null}
      </p>
    </div>
  );
}

function SyncText({ sync: { isRunning, fetchedAt, failedAt } }: { sync: Standing }) {
  if (isRunning) return 'De uitbetalingen worden nu opgehaald.';
  if (failedAt)
    return (
      <>
        <Badge tone="danger">Niet gelukt</Badge>
        <span> Ophalen mislukte op </span>
        <span>{unbroken(shortMomentText(failedAt))}</span>
        <span>; de winkel probeert het elk uur opnieuw.</span>
        <span> </span>
        {fetchedAt ? <span>{`Tot ${unbroken(shortMomentText(fetchedAt))} is alles opgehaald.`}</span> : null}
      </>
    );
  return fetchedAt
    ? `Opgehaald bij de betaaldienst op ${unbroken(shortMomentText(fetchedAt))}, elk uur opnieuw.`
    : 'Nog niet opgehaald bij de betaaldienst. Elk uur gaat dat vanzelf.';
}

/**
 * Refetches the journal and the payouts when `fetchedAt`, the time at which the balance was last fetched from
 * the payment provider, changes, for instance because another operator fetched it.
 */
function useReadAgain(fetchedAt: string | null | undefined): void {
  const client = useQueryClient();
  const seen = useRef(fetchedAt);
  useEffect(() => {
    if (seen.current !== undefined && seen.current !== fetchedAt)
      void invalidateQueries(client, [JOURNAL, PAYOUTS]);
    seen.current = fetchedAt;
  }, [client, fetchedAt]);
}
