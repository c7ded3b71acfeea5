// Fills the form with what the customer typed before: in the fields of this page while its scripts were on their way, and what is
// restored of earlier. What stands in a field wins over what is restored.

import { useLayoutEffect, useRef, useState } from 'react';
import { type CustomerDetails, type DetailField, emptyDetails } from '../customer-details.ts';
import type { DetailsForm } from '../detail-field.tsx';

/** `restored` is null until it is known; `onRestore` is called once with the result, before the page is painted. */
export function useKeptDetails(
  form: DetailsForm,
  restored: CustomerDetails | null,
  onRestore: (details: CustomerDetails) => void,
): void {
  // Read while React looks at the HTML for the first time: registering a field empties it.
  const [early] = useState(readFields);
  const told = useRef(false);

  useLayoutEffect(() => fill(form, early), [form, early]);

  useLayoutEffect(() => {
    if (!restored || told.current) return;
    told.current = true;
    const merged = mergeDetails(form.getValues(), restored);
    fill(form, merged);
    onRestore(merged);
  });
}

/** What differs from an empty form is what the customer has typed. */
export function mergeDetails(typed: CustomerDetails, restored: CustomerDetails): CustomerDetails {
  return { ...restored, ...differences(typed, emptyDetails) };
}

function fill(form: DetailsForm, details: Partial<CustomerDetails>): void {
  for (const [name, value] of entries(differences(details, form.getValues()))) form.setValue(name, value);
}

function readFields(): Partial<CustomerDetails> {
  if (typeof document === 'undefined') return {};
  const texts = entries(emptyDetails).flatMap(([name]) => {
    const field = document.getElementById(name);
    const isField = field instanceof HTMLInputElement || field instanceof HTMLSelectElement;
    return isField ? [[name, field.value]] : [];
  });
  return Object.fromEntries(texts);
}

function differences(one: Partial<CustomerDetails>, other: CustomerDetails): Partial<CustomerDetails> {
  return Object.fromEntries(entries(one).filter(([name, value]) => value !== other[name]));
}

function entries(details: Partial<CustomerDetails>): [DetailField, string][] {
  const isField = (entry: [string, string]): entry is [DetailField, string] => entry[0] in emptyDetails;
  return Object.entries(details).filter(isField);
}
