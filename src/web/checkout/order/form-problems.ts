// Lists all errors of the form in reading order, each with the section that contains the field.

import type { CustomerDetails, DetailField } from '../details/customer-details.ts';
import { allProblems, fieldOrder, PERSON_FIELDS } from '../details/field-rules.ts';
import type { SectionName } from '../page/accordion-section.tsx';
import type { PaymentProblem } from '../payment/payment-form.ts';

export type FormProblem = { section: SectionName; fieldId: string; message: string };

export function listProblems(details: CustomerDetails, payment: readonly PaymentProblem[]): FormProblem[] {
  const problems = allProblems(details);
  const typed = fieldOrder(details.country).flatMap((field): FormProblem[] => {
    const message = problems[field];
    return message === undefined ? [] : [{ section: sectionOf(field), fieldId: field, message }];
  });
  return [...typed, ...payment.map((problem) => ({ ...problem, section: 'payment' as const }))];
}

export function sectionOf(field: DetailField): 'person' | 'address' {
  return PERSON_FIELDS.some((name) => name === field) ? 'person' : 'address';
}
