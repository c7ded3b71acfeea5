// A letter pressed before the script of a page has come: a line in the page itself keeps the last one, with the letter before it that
// may belong to it, or that the palette was asked for; the shell presses it again once it runs (use-held-key.ts).

import type { Held } from './held-key.ts';

declare global {
  interface Window {
    /** `null` once somebody listens, and then no letter is kept here any more. */
    earlyKey?: Held | null;
  }
}

/** Goes into the page as it is sent, so it is written in words every browser knows, and says nothing of who types where. */
export const KEEP_EARLY_KEY =
  "addEventListener('keydown',function(e){var k=window.earlyKey,m=e.metaKey||e.ctrlKey;" +
  'if(k===null||e.altKey||e.key.length!==1)return;' +
  "if(m?e.key.toLowerCase()!=='k':/^(INPUT|TEXTAREA|SELECT)$/.test(e.target.tagName))return;" +
  'if(m)e.preventDefault();' +
  "window.earlyKey={key:e.key,at:Date.now(),ctrlKey:m,before:k&&Date.now()-k.at<1500?k.key:''}},true)";

/** Once: whoever takes it presses it. What comes from now on is heard by others. */
export function takeEarlyKey(): Held | null {
  const early = window.earlyKey ?? null;
  window.earlyKey = null;
  return early;
}
