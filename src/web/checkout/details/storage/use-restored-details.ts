// Fills the form with what the customer typed before: in the fields of this page while its scripts were on
// their way, and what is restored of earlier. What stands in a field wins over what is restored.

import { useLayoutEffect, useRef, useState } from 'react';
import { type CustomerDetails, DETAIL_FIELDS, emptyDetails } from '../customer-details.ts';
import type { DetailsForm } from '../detail-field.tsx';

/**
 * `restored` is null until it is known; `onRestore` is called once with the result, before the page is
 * painted.
 */
export function useRestoredDetails(
  form: DetailsForm,
  restored: CustomerDetails | null,
  onRestore: (details: CustomerDetails) => void,
): void {
  // Read while React looks at the HTML for the first time: registering a field empties it.
  const [early] = useState(readFields);
  const hasRestored = useRef(false);

  useLayoutEffect(() => fill(form, early), [form, early]);

  useLayoutEffect(() => {
    if (!restored || hasRestored.current) return;
    hasRestored.current = true;
    const merged = mergeDetails(form.getValues(), restored);
    fill(form, merged);
    onRestore(merged);
  });
}

/** What differs from an empty form is what the customer has typed. */
function mergeDetails(typed: CustomerDetails, restored: CustomerDetails): CustomerDetails {
  const merged = { ...restored };
  for (const field of DETAIL_FIELDS) if (typed[field] !== emptyDetails[field]) merged[field] = typed[field];
  return merged;
}

function fill(form: DetailsForm, details: Partial<CustomerDetails>): void {
  for (const field of DETAIL_FIELDS) {
    const text = details[field];
    if (text !== undefined && text !== form.getValues(field)) form.setValue(field, text);
  }
}

function readFields(): Partial<CustomerDetails> {
  const texts: Partial<CustomerDetails> = {};
  if (typeof document === 'undefined') return texts;
  for (const field of DETAIL_FIELDS) {
    const input = document.getElementById(field);
    if (input instanceof HTMLInputElement || input instanceof HTMLSelectElement) texts[field] = input.value;
  }
  return texts;
}
