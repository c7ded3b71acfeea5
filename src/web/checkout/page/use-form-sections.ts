// The sections of the form: which section is open, how to continue to the next, and how to move the focus to
// an error.

import { useState } from 'react';
import { flushSync } from 'react-dom';
import type { CustomerDetails } from '../details/customer-details.ts';
import type { DetailsForm } from '../details/detail-field.tsx';
import { allProblems, type FieldProblems, fieldOrder } from '../details/field-rules.ts';
import type { CountryChange } from '../details/use-country-change.ts';
import { sectionOf } from '../order/form-problems.ts';
import { headerId, type SectionName } from './accordion-section.tsx';

type FormSectionsStart = {
  form: DetailsForm;
  details: CustomerDetails;
  countryChange: CountryChange;
  /**
   * Of the sections of the checkout form: true when the basket costs nothing. The address is then the last
   * section.
   */
  free: boolean;
};

export type FormSections = ReturnType<typeof useFormSections>;

export function useFormSections({ form, details, countryChange, free }: FormSectionsStart) {
  const [open, setOpen] = useState<SectionName | null>('person');

  function show(section: SectionName | null, focusId: string): void {
    if (section !== null) flushSync(() => setOpen(section));
    focusOn(focusId);
  }

  /**
   * Opens the address section of the checkout form and moves the focus to postal code or city, whichever
   * comes first in the country's form.
   */
  function showPlace(): void {
    const place = fieldOrder(details.country).find((field) => field === 'postalCode' || field === 'city');
    if (place) show('address', place);
  }

  async function continueToNext(): Promise<void> {
    const problems = allProblems(form.getValues());
    // From the payment it goes back to what is still missing.
    const here =
      open === 'person' || open === 'address' ? open : firstInvalidSection(problems, details.country);
    if (!here) return;
    const order = fieldOrder(details.country).filter((field) => sectionOf(field) === here);
    await form.trigger(order);
    const fault = order.find((field) => problems[field]);
    if (fault) return show(here, fault);
    if (here === 'address' && countryChange.isUnsure) return showPlace();
    showAfter(here);
  }

  function showAfter(section: 'person' | 'address'): void {
    if (section === 'person') show('address', headerId('address'));
    else if (free) setOpen(null);
    else show('payment', headerId('payment'));
  }

  const toggle = (section: SectionName) => setOpen(open === section ? null : section);
  return { open, openSection: setOpen, show, showPlace, continueToNext, toggle };
}

function firstInvalidSection(problems: FieldProblems, country: string): 'person' | 'address' | null {
  const first = fieldOrder(country).find((field) => problems[field]);
  return first ? sectionOf(first) : null;
}

export function focusOn(id: string): void {
  const target = document.getElementById(id);
  target?.focus({ preventScroll: true });
  target?.scrollIntoView({ block: 'center' });
}
