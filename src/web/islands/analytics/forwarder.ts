// Connects the event queue to Google's data layer, which is loaded when the first event may be sent. When a
// choice withdraws consent for a purpose, the data layer is closed and opened again for the remaining
// purposes.

import { type Choices, REFUSED } from '../consent/consent-record.ts';
import { currentChoices } from '../consent/consent-store.ts';
import { type DataLayer, openDataLayer } from './data-layer.ts';
import { mayForward } from './event-queue.ts';
import type { OutgoingEvent } from './outgoing-event.ts';

export type Forwarder = {
  forward(event: OutgoingEvent): void;
  /**
   * Applies the visitor's current cookie choice to Google's data layer: opens it after the first consent,
   * updates it after further consent, and closes it after a withdrawal.
   */
  settle(): void;
};

export type ForwarderPorts = {
  choices(): Choices | null;
  open(choices: Choices): DataLayer;
};

export function createForwarder({ choices, open }: ForwarderPorts): Forwarder {
  let opened: Choices = REFUSED;
  // One step after another: what is being closed is closed before it opens again.
  let layer: Promise<DataLayer | null> = Promise.resolve(null);

  function settle(): void {
    const chosen = choices() ?? REFUSED;
    if (chosen.statistics === opened.statistics && chosen.marketing === opened.marketing) return;
    const takesBack = (opened.statistics && !chosen.statistics) || (opened.marketing && !chosen.marketing);
    opened = chosen;
    layer = layer.then(async (current) => {
      if (takesBack) current?.close();
      if (!chosen.statistics && !chosen.marketing) return null;
      if (!current || takesBack) return open(chosen);
      current.update(chosen);
      return current;
    });
  }

  return {
    settle,
    forward(event) {
      settle();
      void layer.then((current) => {
        if (mayForward(event, choices() ?? REFUSED)) current?.push(event);
      });
    },
  };
}

/**
 * Returns the forwarder of this page. `info` is the dataset of the consent banner, which contains the
 * settings of analytics.
 */
export function forwardTo(info: Readonly<Record<string, string | undefined>>): Forwarder {
  const { analyticsId = '', tagManagerId = '', adsId = '', adsLabel = '', brand = '', product = '' } = info;
  const ids = { analytics: analyticsId, tagManager: tagManagerId, ads: adsId, adsLabel };
  return createForwarder({
    choices: currentChoices,
    open: (choices) => openDataLayer(ids, { brand, productName: product }, choices),
  });
}
