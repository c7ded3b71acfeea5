// Prepares the payment of the difference after an order was changed: once when the page opens, and again when
// `prepare` is called because the prepared payment can no longer be used.

import { useCallback, useEffect, useRef, useState } from 'react';
import * as v from 'valibot';
import type { paymentLinkEndpoints } from '#modules/checkout/endpoints.ts';
import type { AnswerOf, BodyOf } from '#shared/api/endpoint.ts';
import { callApi } from '#web/client/api-client.ts';
import type { ReadFrom } from '../calls/read-from.ts';

const TIMEOUT_MS = 25_000;

const startedSchema = v.object({ clientSecret: v.string() });
type Started = ReadFrom<AnswerOf<typeof paymentLinkEndpoints.start>, v.InferOutput<typeof startedSchema>>;

export type PreparedDifference = { clientSecret: string | null; problem: string | null };

export function usePreparedDifference(token: string): PreparedDifference & { prepare(): void } {
  const [prepared, setPrepared] = useState<PreparedDifference>({ clientSecret: null, problem: null });
  const prepare = useCallback(() => {
    setPrepared({ clientSecret: null, problem: null });
    callApi('/api/payment-links', {
      method: 'POST',
      body: { token } satisfies BodyOf<typeof paymentLinkEndpoints.start>,
      parse: (answer): Started => v.parse(startedSchema, answer),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    }).then(
      ({ clientSecret }) => setPrepared({ clientSecret, problem: null }),
      () =>
        setPrepared({
          clientSecret: null,
          problem: 'De betaling kan nu niet worden klaargezet. Probeer het zo nog eens.',
        }),
    );
  }, [token]);
  // The first question is asked once, also where effects run twice.
  const hasStarted = useRef(false);
  useEffect(() => {
    if (hasStarted.current) return;
    hasStarted.current = true;
    prepare();
  }, [prepare]);
  return { ...prepared, prepare };
}
