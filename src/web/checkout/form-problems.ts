// Everything that is wrong with the form, in reading order, with the section in which it can be mended.

import type { SectionName } from './components/accordion-section.tsx';
import type { CustomerDetails, DetailField } from './customer-details.ts';
import { allProblems, fieldOrder, PERSON_FIELDS } from './field-rules.ts';
import type { PaymentProblem } from './payment/payment-form.ts';

export type FormProblem = { section: SectionName; fieldId: string; message: string };

export function listProblems(details: CustomerDetails, payment: readonly PaymentProblem[]): FormProblem[] {
  const found = allProblems(details);
  const typed = fieldOrder(details.country).flatMap((field): FormProblem[] => {
    const message = found[field];
    return message === undefined ? [] : [{ section: sectionOf(field), fieldId: field, message }];
  });
  return [...typed, ...payment.map((problem) => ({ ...problem, section: 'payment' as const }))];
}

/** What of the problems found at the order button is not mended yet. What is wrong in the payment is only known there. */
export function stillWrong(found: readonly FormProblem[], details: CustomerDetails): FormProblem[] {
  const now = listProblems(details, []);
  return found.flatMap((problem) => {
    if (problem.section === 'payment') return [problem];
    return now.filter(({ fieldId }) => fieldId === problem.fieldId);
  });
}

export function sectionOf(field: DetailField): 'person' | 'address' {
  return PERSON_FIELDS.some((name) => name === field) ? 'person' : 'address';
}
