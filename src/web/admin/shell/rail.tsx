// The sections of the back-office with how much waits in each: at the side of a desk, at the foot of a phone.

import { useEffect, useRef } from 'react';
import { NavLink, useLocation } from 'react-router';
import { useRights } from '../session/admin-session.ts';
import { useSectionCounts } from './section-counts.ts';
import { SECTIONS } from './sections.ts';

export function Rail() {
  const list = useRef<HTMLUListElement>(null);
  const { pathname } = useLocation();
  const countOf = useSectionCounts();
  const { reads } = useRights();

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
      <p className="px-2 pt-1 pb-3.5 font-[650] max-[80rem]:hidden">
        Zwartwit <span className="muted">beheer</span>
      </p>
      <ul ref={list} className="max-lg:flex max-lg:gap-1 max-lg:overflow-x-auto">
        {SECTIONS.filter(({ part }) => reads(part)).map(({ path, label, icon: Icon, exact = false }) => {
          const count = countOf(path);
          return (
            <li key={path} className="max-lg:flex-[1_0_auto]">
              <NavLink to={path} end={exact} title={label}>
                <Icon size={16} aria-hidden /> <span>{label}</span>
                {count ? (
                  <small className="ml-auto text-[0.75rem] font-[450] text-quiet tabular-nums">
                    {count}
                    <span className="visually-hidden"> te doen</span>
                  </small>
                ) : null}
              </NavLink>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
