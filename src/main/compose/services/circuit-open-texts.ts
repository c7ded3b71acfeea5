// Texts for operators about an external service whose calls are suspended: since when, and which work
// continues meanwhile.

import { createDateFormat } from '#shared/date-formats.ts';
import type { Vendor } from './circuit-breakers.ts';

export const momentText = createDateFormat({
  day: 'numeric',
  month: 'long',
  hour: '2-digit',
  minute: '2-digit',
});

/**
 * Dutch name of each external service, and the sentence about what happens while the service does not answer.
 */
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

/** Returns the sentences about a service that does not answer: its name, since when, and the consequence. */
export const openCircuitSentence = (vendor: Vendor, since: Date) =>
  `${TEXTS[vendor][0]} antwoordt niet sinds ${momentText(since)}. ${TEXTS[vendor][1]}`;

/** Returns the sentences about a service that does not answer, without its name, for use below the name. */
export const openCircuitDetail = (vendor: Vendor, since: Date) =>
  `Antwoordt niet sinds ${momentText(since)}; we proberen het vanzelf opnieuw. ${TEXTS[vendor][1]}`;
