// The prepared payment of this basket. It is prepared again after a change of country, coupon, pack or
// accepted price. Only the response to the newest request counts.

import { startTransition, useEffect, useRef, useState } from 'react';
import { type CheckoutRequest, prepareCheckout } from '../calls/checkout-calls.ts';
import { type PrepareFailure, readPrepareFailure } from '../calls/checkout-failures.ts';
import type { PreparedPayment } from '../calls/checkout-responses.ts';

export type PaymentPreparation = {
  /**
   * The last request that this checkout page sent to prepare a payment; null until pack and country are
   * known.
   */
  request: CheckoutRequest | null;
  /**
   * The newest payment that the server prepared for this basket; null before the first one. It stays while
   * the next request runs.
   */
  prepared: PreparedPayment | null;
  pending: boolean;
  /**
   * Why the last request to prepare a payment failed; null after a success. A failure that allows a retry
   * stays while the retry runs.
   */
  failure: PrepareFailure | null;
  /**
   * Dutch reason why the server removed the coupon; kept until the customer tries another one. Null when none
   * was removed.
   */
  couponMessage: string | null;
  /**
   * Prepares the payment again with these changes to the last request and returns it. Null when no payment
   * could be prepared, or when a newer request replaced this one. `amount`, the total the customer saw,
   * becomes null unless `change` contains it.
   */
  prepare(change: Partial<CheckoutRequest>): Promise<PreparedPayment | null>;
  /**
   * Sends the last request to prepare a payment again, unchanged, including `amount`, the total the customer
   * saw.
   */
  retry(): void;
};

type State = Omit<PaymentPreparation, 'prepare' | 'retry'>;

const INITIAL_STATE = { prepared: null, pending: true, failure: null, couponMessage: null };

export function usePreparedPayment(first: CheckoutRequest | null): PaymentPreparation {
  const [state, setState] = useState<State>({ ...INITIAL_STATE, request: first });
  const latest = useRef(first);
  const latestCall = useRef(0);
  // One question at a time: two under way could be answered in one order and carried out in the other.
  const queue = useRef<Promise<unknown>>(Promise.resolve());

  function send(request: CheckoutRequest, couponMessage: string | null): Promise<PreparedPayment | null> {
    latest.current = request;
    latestCall.current += 1;
    const mine = latestCall.current;
    const isLatest = () => latestCall.current === mine;
    setState(({ failure, ...state }) => ({
      ...state,
      request,
      pending: true,
      couponMessage,
      failure: failure?.kind === 'unavailable' ? failure : null,
    }));
    const answer = queue.current.then(async () => {
      if (!isLatest()) return null;
      try {
        const prepared = await prepareCheckout(request);
        if (!isLatest()) return null;
        // The whole form is drawn anew by it.
        startTransition(() => setState({ request, prepared, pending: false, failure: null, couponMessage }));
        return prepared;
      } catch (error) {
        if (isLatest()) refuse(request, error, couponMessage);
        return null;
      }
    });
    queue.current = answer;
    return answer;
  }

  function refuse(request: CheckoutRequest, error: unknown, couponMessage: string | null): void {
    const failure = readPrepareFailure(error);
    if (failure.kind === 'coupon_invalid' && request.couponCode !== null) {
      void send({ ...request, couponCode: null, amount: null }, failure.message || couponMessage);
      return;
    }
    setState((state) => ({ ...state, pending: false, failure }));
  }

  // The first question is the one this page was opened with.
  const start = useRef(send);
  useEffect(() => {
    if (first && latestCall.current === 0) void start.current(first, null);
  }, [first]);

  async function prepare(change: Partial<CheckoutRequest>): Promise<PreparedPayment | null> {
    return latest.current ? send({ ...latest.current, amount: null, ...change }, null) : null;
  }
  return {
    ...state,
    prepare,
    retry: () => void (latest.current && send(latest.current, state.couponMessage)),
  };
}
