// What leads to the pages of one section, beside its title.

import type { FunctionComponent } from 'react';
import { NavLink } from 'react-router';

type Tab = readonly [to: string, name: string, Beside?: FunctionComponent];

/**
 * The first is the section's own page: it is current on its own address alone. `Beside` stands behind the
 * name of its page.
 */
export const sectionTabs =
  (label: string, pages: readonly Tab[]): FunctionComponent =>
  () => (
    <nav className="segmented" aria-label={label}>
      {pages.map(([to, name, Beside], index) => (
        <NavLink key={to} to={to} end={index === 0}>
          <span>{name}</span>
          {Beside ? <Beside /> : null}
        </NavLink>
      ))}
    </nav>
  );
