// Signs a visitor up for the newsletter without leaving the page. The result appears as a toast, which screen
// readers announce, and below the button, where it stays. The form can then be used for another address.

import { newsletterCopy as copy, newsletterRequest } from '#copy/newsletter.ts';
import { startToaster } from '#web/ui/toast/start-toaster.ts';
import { callApi, ignoreResponse } from '../../client/api-client.ts';
import { type ToastMessage, toast } from '../../ui/toast/toast-store.ts';

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

  function showMessage(message: ToastMessage, more = ''): void {
    hint?.toggleAttribute('data-failed', message.severity !== undefined);
    const lead = document.createElement('strong');
    lead.className = 'block';
    lead.textContent = message.title;
    hint?.replaceChildren(lead, `${message.description} ${more}`);
    toast(message);
  }

  async function send(): Promise<void> {
    const email = field?.value.trim() ?? '';
    if (!field || email === '' || pending) return;
    hint?.replaceChildren();
    show(true);
    try {
      await callApi('/api/contacts', {
        method: 'POST',
        body: { ...newsletterRequest, email },
        parse: ignoreResponse,
      });
      field.value = '';
      const { hint: more, ...message } = copy.success;
      showMessage(message, more);
    } catch {
      showMessage({ ...copy.failure, severity: 'medium' });
    } finally {
      show(false);
    }
  }

  return () => void send();
}
