// The way to every section, at the side of a desk; a phone has the bar at its foot (bottom-bar.tsx).

import { SectionList } from './section-list.tsx';

export function Rail() {
  return (
    <nav className="rail" aria-label="Onderdelen">
      <p className="px-2 pt-1 pb-1 font-[650] max-[80rem]:hidden">
        Zwartwit <span className="muted">beheer</span>
      </p>
      <SectionList />
    </nav>
  );
}
