// What leads to the pages of one section, beside its title.

import type { FunctionComponent } from 'react';
import { NavLink } from 'react-router';

/** The first is the section's own page: it is current on its own address alone. */
export const sectionTabs =
  (label: string, pages: readonly (readonly [to: string, name: string])[]): FunctionComponent =>
  () => (
    <nav className="segmented" aria-label={label}>
      {pages.map(([to, name], index) => (
        <NavLink key={to} to={to} end={index === 0}>
          {name}
        </NavLink>
      ))}
    </nav>
  );
