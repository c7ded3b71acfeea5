// The button with which an owner closes a quarter of the bookkeeping. It asks for confirmation, because
// closing is permanent.

import { useQuery } from '@tanstack/react-query';
import { Lock } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { type QuarterDetail, quarterText, spanOf } from '#modules/bookkeeping/contract.ts';
import { bookkeepingEndpoints } from '#modules/bookkeeping/endpoints.ts';
import { href } from '#shared/href.ts';
import { request } from '#web/client/request.ts';
import { Button } from '#web/ui/controls/button.tsx';
import { countedText } from '../../format.ts';
import { useAdminSession } from '../../session/admin-session.ts';
import { ActionDialog } from '../../ui/action-dialog.tsx';
import { BOOK_KEYS, balanceQuery } from './bookkeeping-calls.ts';

export function CloseQuarter({ detail }: { detail: QuarterDetail }) {
  const { quarter, state, closeFirst, unmatched } = detail;
  const [isConfirming, setConfirming] = useState(false);
  const { role } = useAdminSession();
  if (role !== 'owner' || state !== 'open' || closeFirst !== null) return null;
  const name = quarterText(quarter);
  return (
    <>
      <Button onClick={() => setConfirming(true)}>
        <Lock size={14} aria-hidden /> Kwartaal sluiten
      </Button>
      {isConfirming ? (
        <ActionDialog
          title={`Het ${name} sluiten?`}
          label="Voorgoed sluiten"
          busyLabel="Sluiten..."
          run={() => request(bookkeepingEndpoints.close, { params: { quarter } })}
          invalidates={BOOK_KEYS}
          done={`Het ${name} is gesloten`}
          onClose={() => setConfirming(false)}
        >
          <p>
            De cijfers van nu blijven zoals ze zijn, en dit kwartaal gaat niet meer open. Een creditnota of
            correctie die later komt, telt mee in het kwartaal waarin die binnenkomt.
          </p>
          <FetchFirst quarter={quarter} />
          {unmatched > 0 ? (
            <p>
              <span>{countedText(unmatched, 'mutatie hoort', 'mutaties horen')}</span> in het journaal nog bij
              geen bestelling.
            </p>
          ) : null}
        </ActionDialog>
      ) : null}
    </>
  );
}

/**
 * Asks the operator to fetch the balance first. The provider's fees of a quarter are complete only when the
 * balance was fetched after the end of the quarter.
 */
function FetchFirst({ quarter }: { quarter: string }) {
  const { data } = useQuery(balanceQuery);
  const { until } = spanOf(quarter);
  if (!data || (data.fetchedAt !== null && new Date(data.fetchedAt) >= until)) return null;
  return (
    <p>
      Na dit kwartaal is nog niet opgehaald bij de betaaldienst. Doe dat eerst bij{' '}
      <Link className="underline" to={href('/admin/bookkeeping/payouts')}>
        Uitbetalingen
      </Link>
      ; anders tellen kosten van dit kwartaal in het volgende.
    </p>
  );
}
