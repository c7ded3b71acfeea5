// The place of messages on a page that is hydrated: put one <Toaster /> where the colours hold that its
// messages have, and one into a dialog that has something to say.

import { useEffect, useRef } from 'react';
import { startToaster } from './start-toaster.ts';

export function Toaster() {
  const place = useRef<HTMLDivElement>(null);
  // An app is worked in: what it says interrupts, where a content page waits for its turn.
  useEffect(() => (place.current ? startToaster(place.current, 'assertive') : undefined), []);
  return <div ref={place} />;
}
