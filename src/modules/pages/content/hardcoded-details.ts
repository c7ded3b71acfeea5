// Finds company details in a text that are typed instead of inserted by a variable, so that they would become
// outdated when the settings change.

import type { Settings } from '#modules/settings/contract.ts';
import type { FieldError } from '#shared/api/problems.ts';
import type { PageContent } from './page-content.ts';
import { pageTexts } from './page-texts.ts';
import type { VariableName } from './variables.ts';

type KnownSettings = Pick<Settings, 'company'>;

const KNOWN_VALUES: readonly (readonly [VariableName, (settings: KnownSettings) => string])[] = [
  ['e-mail', ({ company }) => company.email],
  ['telefoon', ({ company }) => company.phone],
  ['kvk', ({ company }) => company.kvkNumber],
  ['btw-id', ({ company }) => company.vatId],
  ['bedrijf', ({ company }) => company.legalName],
  ['adres', ({ company }) => company.address],
];

/**
 * Returns one error per field of a page that contains a typed company detail; the error names the variable to
 * use instead.
 */
export function findHardcodedDetails(content: PageContent, settings: KnownSettings): FieldError[] {
  return pageTexts(content).flatMap(({ path, text }) => {
    const typed = KNOWN_VALUES.find(([, read]) => text.toLowerCase().includes(read(settings).toLowerCase()));
    if (!typed) return [];
    const message = `‘${typed[1](settings)}’ staat in de instellingen. Schrijf {${typed[0]}}, dan klopt het altijd.`;
    return [{ path: `content.${path}`, message }];
  });
}
