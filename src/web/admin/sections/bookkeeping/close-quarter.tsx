// Closing a quarter: an owner's, asked about first, because it is never taken back.

import { Lock } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { type QuarterDetail, quarterText } from '#modules/bookkeeping/contract.ts';
import { bookkeepingEndpoints } from '#modules/bookkeeping/endpoints.ts';
import { href } from '#shared/href.ts';
import { ask } from '#web/client/ask.ts';
import { Button } from '#web/ui/controls/button.tsx';
import { useAdminSession } from '../../session/admin-session.ts';
import { ActDialog } from '../../ui/act-dialog.tsx';
import { BOOK_KEYS } from './bookkeeping-calls.ts';

export function CloseQuarter({
  detail: { quarter, state, closeFirst, unmatched },
}: {
  detail: QuarterDetail;
}) {
  const [asking, setAsking] = useState(false);
  const { role } = useAdminSession();
  if (role !== 'owner' || state !== 'open') return null;
  const name = quarterText(quarter);
  return (
    <>
      {closeFirst === null ? (
        <Button onClick={() => setAsking(true)}>
          <Lock size={14} aria-hidden /> Kwartaal sluiten
        </Button>
      ) : (
        <Link className="self-center underline" to={href('/admin/bookkeeping', { quarter: closeFirst })}>
          Sluit eerst het {quarterText(closeFirst)}
        </Link>
      )}
      {asking ? (
        <ActDialog
          title={`Het ${name} sluiten?`}
          label="Voorgoed sluiten"
          busyLabel="Sluiten..."
          act={() => ask(bookkeepingEndpoints.close, { params: { quarter } })}
          invalidates={BOOK_KEYS}
          done={`Het ${name} is gesloten`}
          onClose={() => setAsking(false)}
        >
          <p>
            De cijfers van nu blijven zoals ze zijn, en dit kwartaal gaat niet meer open. Een creditnota die
            later komt, krijgt een datum in het kwartaal van dan.
          </p>
          {unmatched > 0 ? <p>Er staan nog {unmatched} mutaties zonder bestelling in het journaal.</p> : null}
        </ActDialog>
      ) : null}
    </>
  );
}
