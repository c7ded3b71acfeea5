// The sections of the back-office with how much is in each: at the side of a desk, at the foot of a phone.

import { useEffect, useRef } from 'react';
import { NavLink, useLocation } from 'react-router';
import { useSectionCounts } from './section-counts.ts';
import { SECTIONS } from './sections.ts';

export function Rail() {
  const list = useRef<HTMLUListElement>(null);
  const { pathname } = useLocation();
  const countOf = useSectionCounts();

  // On a phone not every section fits: the present one comes into sight.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the address decides which section is current
  useEffect(() => {
    const current = list.current?.querySelector('[aria-current="page"]');
    const bar = list.current;
    if (!(current instanceof HTMLElement) || !bar) return;
    bar.scrollLeft = current.offsetLeft - (bar.clientWidth - current.clientWidth) / 2;
  }, [pathname]);

  return (
    <nav className="rail" aria-label="Onderdelen">
      <p className="rail-brand">
        Zwartwit <span className="muted">beheer</span>
      </p>
      <ul ref={list}>
        {SECTIONS.map(({ path, label, icon: Icon, exact = false }) => {
          const count = countOf(path);
          return (
            <li key={path}>
              <NavLink to={path} end={exact} title={label}>
                <Icon size={16} aria-hidden /> <span>{label}</span>
                {count ? <small className="rail-count">{count}</small> : null}
              </NavLink>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
