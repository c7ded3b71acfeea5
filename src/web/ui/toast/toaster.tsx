// The place where a hydrated page shows its messages. Put one <Toaster /> into the element whose colours the
// messages use, and one into each dialog that shows messages.

import { useEffect, useRef } from 'react';
import { startToaster } from './start-toaster.ts';

export function Toaster() {
  const place = useRef<HTMLDivElement>(null);
  // An app is worked in: what it says interrupts, where a content page waits for its turn.
  useEffect(() => (place.current ? startToaster(place.current, 'assertive') : undefined), []);
  return <div ref={place} />;
}
