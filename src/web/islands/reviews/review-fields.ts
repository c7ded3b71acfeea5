// Reads and marks the fields of the review form in the browser. The HTML already contains an element for
// every error text.

import { reviewCopy as copy } from '#copy/reviews.ts';
import { REVIEW_COMMENT_MAX, submitReviewSchema } from '#modules/reviews/contract.ts';

/** The Dutch error text of each invalid field of the review form, by the field's name. */
type Problems = ReadonlyMap<string, string>;

/** Returns the values of the form in the format of the API. They are not validated. */
export function readReview(form: HTMLFormElement) {
  const data = new FormData(form);
  const text = (name: string) => String(data.get(name) ?? '');
  return {
    customerName: text('customerName'),
    rating: data.has('rating') ? Number(data.get('rating')) : undefined,
    comment: text('comment'),
    orderNumber: text('orderNumber'),
    ...(data.has('token') ? { token: text('token') } : {}),
  };
}

export function findProblems(form: HTMLFormElement): Problems {
  const problems = new Map<string, string>();
  for (const { path, message } of submitReviewSchema.safeParse(readReview(form)).error?.issues ?? []) {
    const name = String(path[0]);
    if (!problems.has(name)) problems.set(name, message);
  }
  return problems;
}

/**
 * Marks the invalid fields and moves the focus to the first one. Returns true when there is an invalid field.
 */
export function showProblems(form: HTMLFormElement, problems: Problems, { moveFocus = true } = {}): boolean {
  let first: HTMLElement | null = null;
  for (const place of form.querySelectorAll<HTMLElement>('[data-problem]')) {
    const name = place.dataset.problem ?? '';
    const message = problems.get(name) ?? '';
    if (place.textContent !== message) place.textContent = message;
    const marked = form.querySelector(`#${name}`);
    if (message) marked?.setAttribute('aria-invalid', 'true');
    else marked?.removeAttribute('aria-invalid');
    if (message) first ??= form.querySelector<HTMLElement>(`[name="${name}"]`);
  }
  if (moveFocus) first?.focus();
  return first !== null;
}

export function showCounter(form: HTMLFormElement): void {
  const counter = form.querySelector<HTMLElement>('[data-counter]');
  const length = form.querySelector('textarea')?.value.trim().length ?? 0;
  if (!counter) return;
  counter.textContent = copy.counter(length, REVIEW_COMMENT_MAX);
  counter.toggleAttribute('data-over', length > REVIEW_COMMENT_MAX);
}
