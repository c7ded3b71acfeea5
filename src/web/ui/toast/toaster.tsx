// The place of messages on a page that is hydrated: put one <Toaster /> on it. It waits for hydration, since what is drawn lies
// beside the document React knows.

import { useEffect } from 'react';
import { startToaster } from './start-toaster.ts';

export function Toaster() {
  // An app is worked in: what it says interrupts, where a content page waits for its turn.
  useEffect(() => startToaster('assertive'), []);
  return null;
}
