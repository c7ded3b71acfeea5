// The form of /cookies: shows the choice that is stored, and stores what is chosen here.

import { ACCEPTED, type Choices, REFUSED } from './consent-record.ts';
import { CONSENT_CHANGED, sendsPrivacySignal, storedConsent } from './consent-store.ts';
import { saveConsent } from './save-consent.ts';

export function attach(form: HTMLElement): void {
  if (!(form instanceof HTMLFormElement)) return;
  const part = (name: string) => form.querySelector<HTMLElement>(`[data-part="${name}"]`);
  const switches = [...form.querySelectorAll<HTMLInputElement>('input[type="checkbox"]')];
  const signal = sendsPrivacySignal();

  function show(): void {
    const stored = signal ? null : storedConsent();
    const choices = stored?.choices ?? REFUSED;
    for (const one of switches) {
      one.checked = one.name === 'statistics' ? choices.statistics : choices.marketing;
      one.disabled = signal;
    }
    for (const button of form.querySelectorAll<HTMLButtonElement>('button')) button.disabled = signal;
    toggle(part('signal'), signal);
    toggle(part('none'), !signal && stored === null);
    toggle(part('stored'), stored !== null);
    if (!stored) return;
    const moment = new Date(stored.time);
    const time = part('time');
    if (time instanceof HTMLTimeElement) {
      time.dateTime = stored.time;
      time.textContent = moment.toLocaleString('nl-NL', { dateStyle: 'long', timeStyle: 'short' });
    }
    part('id')?.replaceChildren(stored.id);
  }

  function chosen(button: HTMLElement | null): Choices {
    const value = button instanceof HTMLButtonElement ? button.value : 'save';
    if (value !== 'save') return value === 'accept' ? ACCEPTED : REFUSED;
    const isOn = (name: string) => switches.some((one) => one.name === name && one.checked);
    return { statistics: isOn('statistics'), marketing: isOn('marketing') };
  }

  form.addEventListener('submit', (event) => {
    event.preventDefault();
    if (signal) return;
    toggle(part('saved'), false);
    saveConsent(chosen(event.submitter));
    toggle(part('saved'), true);
  });
  form.addEventListener('change', () => toggle(part('saved'), false));
  document.addEventListener(CONSENT_CHANGED, show);
  show();
}

function toggle(element: HTMLElement | null, visible: boolean): void {
  if (element) element.hidden = !visible;
}
