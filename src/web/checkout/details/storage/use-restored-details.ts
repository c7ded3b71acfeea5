// Fills the form with earlier input: texts typed before the page's scripts ran, and stored details. Text
// already in a field is never overwritten.

import { useLayoutEffect, useRef, useState } from 'react';
import { type CustomerDetails, DETAIL_FIELDS, emptyDetails } from '../customer-details.ts';
import type { DetailsForm } from '../detail-field.tsx';

/**
 * Fills the form once with `restored`, the stored details; null until they were read from storage. Text typed
 * before the page's scripts ran takes precedence. `onRestore` is called once with the combined details,
 * before the page is painted.
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

/**
 * Combines typed and restored details. A field that differs from the empty form counts as typed and keeps its
 * text.
 */
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
