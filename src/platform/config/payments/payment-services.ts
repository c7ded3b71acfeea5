// Whom the shop can have its money moved by. The one whose key is set does; without any the sandbox plays the
// bank, and the operator is told how to set up Stripe.

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

/** The service that moves the money, and its keys. */
export type PaymentKeys = ReturnType<(typeof services)[keyof typeof services]['read']>;
export type PaymentSetup = Pick<PaymentService, 'name' | 'keys' | 'keysInShort'>;

const chosenBy = (env: EnvironmentText) => Object.values(services).filter(({ key }) => env[key]);

/** One line per fault of the variables together. */
export function paymentFaults(env: EnvironmentText): string[] {
  const chosen = chosenBy(env);
  const faults = chosen.flatMap((service) => service.faults(env));
  if (chosen.length > 1) faults.push(`${chosen.map(({ key }) => key).join(' and ')}: set one of them`);
  return faults;
}

/**
 * `live`, real money, is decided by the kind of the key, never by a build. From variables without a fault.
 */
export function readPayment(env: EnvironmentText) {
  const [service = null] = chosenBy(env);
  const paymentSetup: PaymentSetup = service ?? stripe;
  const live = service?.isLive(env[service.key] ?? '') ?? false;
  /** Null: the sandbox plays the bank. */
  const payment: PaymentKeys | null = service?.read(env) ?? null;
  return { payment, paymentSetup, live };
}
