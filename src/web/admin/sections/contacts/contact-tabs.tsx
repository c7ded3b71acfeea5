// The two pages of what comes in: conversations, and sign-ups for the newsletter.

import { NavLink } from 'react-router';
import { href } from '#shared/href.ts';

export function ContactTabs() {
  return (
    <nav className="segmented" aria-label="Contact">
      <NavLink to={href('/admin/contacts')} end>
        Gesprekken
      </NavLink>
      <NavLink to={href('/admin/contacts/newsletter')}>Nieuwsbrief</NavLink>
    </nav>
  );
}
