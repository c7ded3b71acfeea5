// The place where a hydrated page shows its tooltips. Put one <Tooltips /> into the element whose colours the
// tooltips use.

import { useEffect, useRef } from 'react';
import { startTooltips } from './start-tooltips.ts';

export function Tooltips() {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => (place.current ? startTooltips(place.current) : undefined), []);
  return <div ref={place} />;
}
