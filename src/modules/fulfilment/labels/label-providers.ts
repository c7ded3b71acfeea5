// The label services the shop can use. A label belongs to the service that made it, also after the shop
// switches to another service.

import { type LabelProvider, LabelServiceUnavailable } from '#modules/shipping/index.ts';
import { type Clock, days } from '#shared/clock.ts';

export type LabelProviders = {
  /** The label service that makes new labels. */
  current: LabelProvider;
  /**
   * Returns the label service with this name. Throws LabelServiceUnavailable when the shop no longer has
   * access to it.
   */
  of(name: string): LabelProvider;
  /**
   * The names of the label services that make only one label however often a request is repeated, so that two
   * processes may call them at once.
   */
  repeatable: readonly string[];
};

/**
 * Reads a webhook of the label service and returns the service's id of the shipment (`shipmentId` null for a
 * message about something else). Returns null when the webhook is not signed by the service.
 */
export type ReadLabelMessage = (
  rawBody: Buffer,
  headers: Readonly<Record<string, string | string[] | undefined>>,
) => { shipmentId: string | null } | null;

export function createLabelProviders(current: LabelProvider, others: LabelProvider[]): LabelProviders {
  const all = [current, ...others];
  return {
    current,
    repeatable: all.filter(({ isRepeatable }) => isRepeatable).map(({ name }) => name),
    of(name) {
      const matchingProvider = all.find((provider) => provider.name === name);
      if (matchingProvider) return matchingProvider;
      throw new LabelServiceUnavailable(`Without its token the shop has no access to ${name}`, {
        isMisconfigured: true,
      });
    },
  };
}

type Access = { labelProviders: LabelProviders; clock: Clock };

/**
 * Returns the whole days until the shop's access to the label service ends, rounded up; null when the access
 * does not end or the end is unknown.
 */
export function labelAccessDaysLeft({ labelProviders, clock }: Access): number | null {
  const endsAt = labelProviders.current.accessEndsAt;
  return endsAt && Math.ceil((endsAt.getTime() - clock.now().getTime()) / days(1));
}
