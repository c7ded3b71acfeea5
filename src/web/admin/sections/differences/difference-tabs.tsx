// The pages of the differences: what differs now, what was put right, and when the books were compared.

import { NavLink } from 'react-router';
import { href } from '#shared/href.ts';

export function DifferenceTabs() {
  return (
    <nav className="segmented" aria-label="Verschillen">
      <NavLink to={href('/admin/differences')} end>
        Open
      </NavLink>
      <NavLink to={href('/admin/differences/resolved')}>Opgelost</NavLink>
      <NavLink to={href('/admin/differences/comparisons')}>Vergelijkingen</NavLink>
    </nav>
  );
}
