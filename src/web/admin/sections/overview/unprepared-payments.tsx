// The list of customers who could not pay because the payment provider was unavailable; hidden when there are
// none.

import { useQuery } from '@tanstack/react-query';
import { recoveryEndpoints } from '#modules/checkout/endpoints.ts';
import { Panel } from '#web/ui/controls/panel.tsx';
import { endpointQuery } from '../../endpoint-query.ts';
import { amountText, momentText } from '../../format.ts';

const unpreparedPaymentsQuery = endpointQuery(['unprepared-payments'], recoveryEndpoints.listUnprepared);

const SHOWN = 5;

export function UnpreparedPayments() {
  const { data = [] } = useQuery(unpreparedPaymentsQuery);
  if (data.length === 0) return null;
  return (
    <Panel
      title={`${data.length === 1 ? '1 klant kon' : `${data.length} klanten konden`} deze week niet betalen`}
    >
      <p className="px-4 pb-3 text-quiet">
        De betaaldienst was niet bereikbaar. Neem contact op als het niet alsnog gelukt is.
      </p>
      <ul>
        {data.slice(0, SHOWN).map((basket) => (
          <li
            key={basket.draftId}
            className="flex min-h-12 items-center gap-3 border-t border-hairline px-4 py-1.5"
          >
            <span className="min-w-0 flex-1">
              <strong className="clip">{basket.customerName || 'Nog zonder naam'}</strong>
              <span className="muted clip">
                {basket.customerEmail ? (
                  <a href={`mailto:${basket.customerEmail}`}>{basket.customerEmail}</a>
                ) : (
                  <span>Nog zonder e-mailadres</span>
                )}
                <span> </span>
                <span>· </span>
                <span>{momentText(basket.lastAt)}</span>
                {basket.times > 1 ? <span>{` · ${basket.times} keer geprobeerd`}</span> : null}
              </span>
            </span>
            <span className="amount">{amountText(basket.total)}</span>
          </li>
        ))}
      </ul>
      {data.length > SHOWN ? (
        <p className="px-4 pb-3 text-quiet">
          En nog <span>{data.length - SHOWN}</span> andere.
        </p>
      ) : null}
    </Panel>
  );
}
