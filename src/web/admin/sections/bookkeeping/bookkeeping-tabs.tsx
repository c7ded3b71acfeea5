// The pages of the books: a quarter, the journal behind it, what reached the bank, and what things cost.

import { NavLink } from 'react-router';
import { href } from '#shared/href.ts';

export function BookkeepingTabs() {
  return (
    <nav className="segmented" aria-label="Boekhouding">
      <NavLink to={href('/admin/bookkeeping')} end>
        Kwartaal
      </NavLink>
      <NavLink to={href('/admin/bookkeeping/journal')}>Journaal</NavLink>
      <NavLink to={href('/admin/bookkeeping/payouts')}>Uitbetalingen</NavLink>
      <NavLink to={href('/admin/bookkeeping/costs')}>Kosten</NavLink>
    </nav>
  );
}
