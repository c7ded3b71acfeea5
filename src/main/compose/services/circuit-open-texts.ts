// What the operator reads of a service that is left alone: since when, and what goes on meanwhile.

import { createDateFormat } from '#shared/date-formats.ts';
import type { Vendor } from './circuit-breakers.ts';

export const momentText = createDateFormat({
  day: 'numeric',
  month: 'long',
  hour: '2-digit',
  minute: '2-digit',
});

/** Its name, and what goes on without it. */
const TEXTS: Readonly<Record<Vendor, readonly [string, string]>> = {
  payments: ['De betaaldienst', 'Klanten kunnen nu niet betalen. Wat betaald is, gaat niet verloren.'],
  labels: ['De labeldienst', 'Gevraagde labels worden gemaakt zodra hij er weer is.'],
  mail: ['De mailserver', 'Mails wachten en gaan weg zodra hij er weer is.'],
  inbox: [
    'De mailbox',
    'Antwoorden van klanten blijven daar liggen en komen vanzelf binnen zodra hij er weer is.',
  ],
  addresses: ['Het adressenregister', 'Klanten vullen hun straat en plaats zelf in.'],
  text: ['De tekstdienst', 'Artikelen wachten.'],
};

/** Where it stands by itself. */
export const openCircuitSentence = (vendor: Vendor, since: Date) =>
  `${TEXTS[vendor][0]} antwoordt niet sinds ${momentText(since)}. ${TEXTS[vendor][1]}`;

/** Below the name of the service. */
export const openCircuitDetail = (vendor: Vendor, since: Date) =>
  `Antwoordt niet sinds ${momentText(since)}; we proberen het vanzelf opnieuw. ${TEXTS[vendor][1]}`;
