// A mail as the document of a frame without rights. The one place of the back-office where a text becomes HTML: its pages
// refuse every other (`require-trusted-types-for`, src/platform/http/security-headers.ts).

import { trustedPolicy } from '../trusted-types.ts';

/** React hands on what it makes as it is. */
const policy = trustedPolicy('mail', { createHTML: withNonce });

/** For a frame with an empty `sandbox`: it runs no script whatever the mail says. */
export const mailDocument = (html: string): string => policy?.createHTML(html) ?? withNonce(html);

/** A frame written from text obeys the policy of this page: the style sheet of a mail needs the page's own nonce. */
function withNonce(html: string): string {
  const holder = document.querySelector<HTMLElement>('script[nonce]');
  return holder?.nonce ? html.replaceAll('<style>', `<style nonce="${holder.nonce}">`) : html;
}
