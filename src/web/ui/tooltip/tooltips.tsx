// The place where a hydrated page shows its tooltips: put one <Tooltips /> inside the element whose colours
// they use.

import { useEffect, useRef } from 'react';
import { startTooltips } from './start-tooltips.ts';

export function Tooltips() {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => (place.current ? startTooltips(place.current) : undefined), []);
  return <div ref={place} />;
}
