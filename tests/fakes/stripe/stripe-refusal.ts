// Stripe's error format as an exception. The SDK recognises a failure by the key `error` alone, whatever the
// status.

export type StripeErrorBody = {
  type: 'invalid_request_error' | 'card_error' | 'api_error' | 'idempotency_error';
  message: string;
  code?: string;
  decline_code?: string;
  param?: string;
};

export class StripeRefusal extends Error {
  override readonly name = 'StripeRefusal';
  readonly status: number;
  readonly body: StripeErrorBody;

  constructor(status: number, body: StripeErrorBody) {
    super(body.message);
    this.status = status;
    this.body = body;
  }
}

/** Returns Stripe's error for an invalid request; the status is 400 by default. */
export function refused({
  status = 400,
  ...body
}: Omit<StripeErrorBody, 'type'> & { status?: number }): StripeRefusal {
  return new StripeRefusal(status, { type: 'invalid_request_error', ...body });
}

export function missing(kind: string, id: string, param = 'intent'): StripeRefusal {
  return refused({
    status: 404,
    code: 'resource_missing',
    param,
    message: `No such ${kind}: '${id}'`,
  });
}
