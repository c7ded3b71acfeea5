// The ways in which the stand-in can simulate failures of Stripe, and its answers in each.

/**
 * How a request fails. `none`: it does not; `hang`: no answer; `lost_answer`: it is carried out, but the
 * connection ends without an answer; `odd_json`: valid JSON of an unexpected shape.
 */
export type Disturbance =
  | 'none'
  | 'error_500'
  | 'rate_limit'
  | 'busy'
  | 'hang'
  | 'lost_answer'
  | 'nonsense'
  | 'odd_json';

export const DISTURBED: Partial<
  Record<Disturbance, { status: number; type: string; code?: string; message: string }>
> = {
  error_500: { status: 500, type: 'api_error', message: 'Something went wrong on our end.' },
  rate_limit: {
    status: 429,
    type: 'invalid_request_error',
    code: 'rate_limit',
    message: 'Too many requests',
  },
  busy: {
    status: 409,
    type: 'idempotency_error',
    code: 'idempotency_key_in_use',
    message: 'Another request',
  },
};
