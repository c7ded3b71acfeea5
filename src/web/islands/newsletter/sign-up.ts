// Signs up for the newsletter without leaving the page: idle, pending, then a toast and what to do next, or a toast with the error.

import { newsletterCopy as copy, newsletterRequest } from '#copy/newsletter.ts';
import { startToaster } from '#web/ui/toast/start-toaster.ts';
import { callApi, ignoreAnswer } from '../../client/api-client.ts';
import { toast } from '../../ui/toast/toast-store.ts';

export function prepareSignUp(form: HTMLFormElement): () => void {
  startToaster();
  const field = form.querySelector<HTMLInputElement>('input[name="email"]');
  const button = form.querySelector<HTMLButtonElement>('button[type="submit"]');
  const hint = form.querySelector<HTMLElement>('[data-hint]');
  let pending = false;
  let hadFocus = false;

  function show(isPending: boolean): void {
    pending = isPending;
    if (!button) return;
    if (isPending) hadFocus = document.activeElement === button;
    button.textContent = isPending ? copy.submitting : copy.submit;
    button.disabled = isPending;
    // A disabled button loses the focus, and with it the place of whoever works by keyboard.
    if (!isPending && hadFocus && document.activeElement === document.body) button.focus();
  }

  async function send(): Promise<void> {
    const email = field?.value.trim() ?? '';
    if (!field || email === '' || pending) return;
    if (hint) hint.textContent = '';
    show(true);
    try {
      await callApi('/api/contacts', {
        method: 'POST',
        body: { ...newsletterRequest, email },
        parse: ignoreAnswer,
      });
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
