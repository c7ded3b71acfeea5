// A mail as the document of a frame without rights. The one place of the back-office where a text becomes HTML: its pages
// refuse every other (`require-trusted-types-for`, src/platform/http/security-headers.ts).

import { trustedPolicy } from '../trusted-types.ts';

/** React hands on what it makes as it is. */
const policy = trustedPolicy('mail', { createHTML: withNonce });

/** For a frame with an empty `sandbox`: it runs no script whatever the mail says. */
export const mailDocument = (html: string): string => policy?.createHTML(html) ?? withNonce(html);

/** Asked of the address the back-office is open at: the shop has every picture of its mails, whatever it was called then. */
const OWN_PICTURE = /src="https?:\/\/[^/"]+(\/(?:mails|media)\/)/g;

/** A frame written from text obeys the policy of this page: the style sheet of a mail needs the page's own nonce. */
function withNonce(html: string): string {
  const holder = document.querySelector<HTMLElement>('script[nonce]');
  const own = html.replaceAll(OWN_PICTURE, 'src="$1');
  return holder?.nonce ? own.replaceAll('<style>', `<style nonce="${holder.nonce}">`) : own;
}
