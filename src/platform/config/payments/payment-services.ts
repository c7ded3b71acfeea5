// Selects the payment provider: the supported one whose key is set. Without a key the shop uses the sandbox
// and tells the operator how to set up Stripe.

import type { EnvironmentText } from '../variables.ts';
import type { PaymentService } from './payment-service.ts';
import { stripe } from './stripe.ts';

const services = {
  stripe,
};
export const paymentServices: readonly PaymentService[] = Object.values(services);
export const paymentVariables = {
  ...stripe.variables,
};

/** The selected payment provider and its keys. */
export type PaymentKeys = ReturnType<(typeof services)[keyof typeof services]['read']>;
export type PaymentSetup = Pick<PaymentService, 'name' | 'keys' | 'keysInShort'>;

const chosenBy = (env: EnvironmentText) => Object.values(services).filter(({ key }) => env[key]);

/**
 * Lists the payment variables that contradict each other, also keys of two providers; one line per problem.
 */
export function paymentFaults(env: EnvironmentText): string[] {
  const chosen = chosenBy(env);
  const faults = chosen.flatMap((service) => service.faults(env));
  if (chosen.length > 1) faults.push(`${chosen.map(({ key }) => key).join(' and ')}: set one of them`);
  return faults;
}

/**
 * Selects the payment provider from validated variables. `live` is true for real money; it depends on the
 * kind of the key, never on the build.
 */
export function readPayment(env: EnvironmentText) {
  const [service = null] = chosenBy(env);
  const paymentSetup: PaymentSetup = service ?? stripe;
  const live = service?.isLive(env[service.key] ?? '') ?? false;
  /** Keys of the payment provider; null when the shop uses the sandbox. */
  const payment: PaymentKeys | null = service?.read(env) ?? null;
  return { payment, paymentSetup, live };
}
