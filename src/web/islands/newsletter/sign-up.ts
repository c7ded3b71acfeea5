// Signs up for the newsletter without leaving the page: idle, pending, then a toast and what to do next, or a toast with the error.

import { newsletterCopy as copy } from '#copy/newsletter.ts';
import { callApi, ignoreAnswer } from '../../client/api-client.ts';
import { toast } from '../../ui/toast/toast-store.ts';
import { startPlainToaster } from '../toast/plain-toaster.ts';

/** What the form sends as subject and message; the server keeps its own words of consent. */
const REQUEST = {
  firstName: '',
  lastName: '',
  phone: '',
  subject: 'Newsletter aanmelding',
  message: 'Aanmelding voor de nieuwsbrief via de website.',
  newsletter: true,
};

export function prepareSignUp(form: HTMLFormElement): () => void {
  startPlainToaster();
  const field = form.querySelector<HTMLInputElement>('input[name="email"]');
  const button = form.querySelector<HTMLButtonElement>('button[type="submit"]');
  const hint = form.querySelector<HTMLElement>('[data-hint]');
  let pending = false;

  function show(isPending: boolean): void {
    pending = isPending;
    if (!button) return;
    button.textContent = isPending ? copy.submitting : copy.submit;
    button.disabled = isPending;
  }

  async function send(): Promise<void> {
    const email = field?.value.trim() ?? '';
    if (!field || email === '' || pending) return;
    show(true);
    try {
      await callApi('/api/contacts', { method: 'POST', body: { ...REQUEST, email }, parse: ignoreAnswer });
      field.value = '';
      if (hint) hint.textContent = copy.success.hint;
      toast({ title: copy.success.title, description: copy.success.description });
    } catch {
      toast({ title: copy.failure.title, description: copy.failure.description, severity: 'medium' });
    } finally {
      show(false);
    }
  }

  return () => void send();
}
