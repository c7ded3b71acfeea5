// Who makes labels. A label belongs to whoever made it, also after the shop has changed to another service.

import { type LabelProvider, LabelServiceAway } from '#modules/shipping/index.ts';

export type LabelProviders = {
  /** Makes the labels that are asked for from now on. */
  current: LabelProvider;
  /** Throws LabelServiceAway when the shop has no access to that service any more. */
  of(name: string): LabelProvider;
};

export function createLabelProviders(current: LabelProvider, others: LabelProvider[]): LabelProviders {
  return {
    current,
    of(name) {
      const found = [current, ...others].find((provider) => provider.name === name);
      if (found) return found;
      throw new LabelServiceAway(`Without its token the shop has no access to ${name}`, {
        isMisconfigured: true,
      });
    },
  };
}
