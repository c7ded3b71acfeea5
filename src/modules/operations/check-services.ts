// Asks every service the shop leans on whether it is there, all at once and never for long.

import { type Service, type ServiceKey, serviceKeys } from './contract.ts';

/** Answers how it is; throws when the service does not work. */
export type ServiceProbe = () => Promise<Omit<Service, 'key'>>;

export type CheckServices = () => Promise<Service[]>;

const PATIENCE_MS = 5_000;
const TOO_SLOW = 'Antwoordt niet binnen 5 seconden.';
const BROKEN = 'Werkt niet. Het logboek van de server zegt waarom.';

type Ports = {
  probes: Readonly<Record<ServiceKey, ServiceProbe>>;
  log: { warn(facts: object, message: string): void };
  patienceMs?: number;
};

/** In the order of the contract. A service that throws or takes over 5 s is `failing`; why is in the log. */
export function createCheckServices({ probes, log, patienceMs = PATIENCE_MS }: Ports): CheckServices {
  const check = async (key: ServiceKey): Promise<Service> => {
    try {
      return { key, ...(await within(patienceMs, probes[key]())) };
    } catch (error) {
      log.warn({ err: error, service: key }, 'a service of the shop does not work');
      return { key, state: 'failing', detail: BROKEN };
    }
  };
  return () => Promise.all(serviceKeys.map(check));
}

function within(patienceMs: number, answer: ReturnType<ServiceProbe>): ReturnType<ServiceProbe> {
  return new Promise((resolve, reject) => {
    const limit = setTimeout(() => resolve({ state: 'failing', detail: TOO_SLOW }), patienceMs);
    answer.then(resolve, reject).finally(() => clearTimeout(limit));
  });
}
