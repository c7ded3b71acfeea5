// The payment provider Stripe: what the wiring needs of it.
// Everything else in this folder is its own affair.

export { createStripeProvider } from './stripe-provider.ts';
