// The place of what `title`s say on a page that is hydrated: put one <Tooltips /> where the colours hold that
// they have.

import { useEffect, useRef } from 'react';
import { startTooltips } from './start-tooltips.ts';

export function Tooltips() {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => (place.current ? startTooltips(place.current) : undefined), []);
  return <div ref={place} />;
}
