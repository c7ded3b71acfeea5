// Who makes labels. A label belongs to whoever made it, also after the shop has changed to another service.

import { type LabelProvider, LabelServiceUnavailable } from '#modules/shipping/index.ts';
import { type Clock, days } from '#shared/clock.ts';

export type LabelProviders = {
  /** Makes the labels that are asked for from now on. */
  current: LabelProvider;
  /** Throws LabelServiceUnavailable when the shop has no access to that service any more. */
  of(name: string): LabelProvider;
  /** The names of those whose labels may be made by two at once. */
  repeatable: readonly string[];
};

/** What a message of the label service is about; null when it does not come from the service. */
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

/** Whole days until the access to the label service ends; null when it does not, or nobody knows. */
export function labelAccessDaysLeft({ labelProviders, clock }: Access): number | null {
  const endsAt = labelProviders.current.accessEndsAt;
  return endsAt && Math.ceil((endsAt.getTime() - clock.now().getTime()) / days(1));
}
