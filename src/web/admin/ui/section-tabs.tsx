// The tabs of a section: links to its pages, beside the title.

import type { FunctionComponent } from 'react';
import { NavLink } from 'react-router';

type Tab = readonly [to: string, name: string, Beside?: FunctionComponent];

/**
 * The tabs of a section. The first tab is the section's own page and is current only at exactly that path.
 * `Beside` is rendered after the name of a tab.
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
