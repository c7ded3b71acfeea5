// Sends a review without leaving the page. The browser validates it first, with the rules and texts of the
// server. The typed text stays until the server has accepted the review.

import { reviewCopy as copy } from '#copy/reviews.ts';
import { reviewSubmittedSchema } from '#modules/reviews/contract.ts';
import { startToaster } from '#web/ui/toast/start-toaster.ts';
import { callApi, errorDetail, fieldErrors } from '../../client/api-client.ts';
import { toast } from '../../ui/toast/toast-store.ts';
import { findProblems, readReview, showCounter, showProblems } from './review-fields.ts';

export function prepareReview(form: HTMLFormElement): () => void {
  startToaster();
  const button = form.querySelector<HTMLButtonElement>('button[type="submit"]');
  let pending = false;
  // The server may have refused it before this script came.
  let wasRefused = form.querySelector('[data-problem]:not(:empty)') !== null;

  function show(isPending: boolean): void {
    pending = isPending;
    if (!button) return;
    button.textContent = isPending ? copy.submitting : copy.submit;
    button.disabled = isPending;
  }

  function thank(): void {
    const page = form.closest<HTMLElement>('[data-review-page]');
    const thanks = page?.querySelector('template');
    if (thanks) page?.replaceChildren(thanks.content.cloneNode(true));
    page?.querySelector('h1')?.focus();
    scrollTo({ top: 0 });
  }

  async function send(): Promise<void> {
    if (pending) return;
    const problems = findProblems(form);
    wasRefused = true;
    if (showProblems(form, problems)) return;
    show(true);
    try {
      await callApi('/api/reviews', {
        method: 'POST',
        body: readReview(form),
        parse: reviewSubmittedSchema.parse,
      });
      thank();
      toast(copy.success);
    } catch (error) {
      showProblems(form, new Map(fieldErrors(error).map(({ path, message }) => [path, message])));
      toast({
        title: copy.failure.title,
        description: errorDetail(error, copy.failure.description),
        severity: 'medium',
      });
    } finally {
      show(false);
    }
  }

  const follow = () => {
    showCounter(form);
    // Once told what is wrong, people see it become right while they type; before that nobody is interrupted.
    if (wasRefused) showProblems(form, findProblems(form), { moveFocus: false });
  };
  form.addEventListener('input', follow);
  // Something may have been typed while this script was on its way.
  follow();
  return () => void send();
}
