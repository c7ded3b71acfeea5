// Checks all external services of the shop in parallel, each within a time limit.

import { type Service, type ServiceKey, serviceKeys } from './contract.ts';

/** Checks one external service and returns its state; throws when the service does not work. */
export type ProbeService = (key: ServiceKey) => Promise<Omit<Service, 'key'>>;

const TIMEOUT_MS = 5_000;
const TOO_SLOW = 'Antwoordt niet binnen 5 seconden.';
const BROKEN = 'Werkt niet. Het logboek van de server zegt waarom.';

type Needs = { probeService: ProbeService; log: { warn(fields: object, message: string): void } };

/**
 * Checks all services and returns them in the order of `serviceKeys`. A service that throws or takes longer
 * than `timeoutMs` (5 s) is `failing`; an error is logged.
 */
export function checkServices(shop: Needs, timeoutMs = TIMEOUT_MS): Promise<Service[]> {
  return Promise.all(serviceKeys.map((key) => checkService(shop, key, timeoutMs)));
}

async function checkService(
  { probeService, log }: Needs,
  key: ServiceKey,
  timeoutMs: number,
): Promise<Service> {
  try {
    return { key, ...(await withTimeout(timeoutMs, probeService(key))) };
  } catch (error) {
    log.warn({ err: error, service: key }, 'a service of the shop does not work');
    return { key, state: 'failing', detail: BROKEN };
  }
}

function withTimeout(timeoutMs: number, answer: ReturnType<ProbeService>): ReturnType<ProbeService> {
  return new Promise((resolve, reject) => {
    const limit = setTimeout(() => resolve({ state: 'failing', detail: TOO_SLOW }), timeoutMs);
    answer.then(resolve, reject).finally(() => clearTimeout(limit));
  });
}
