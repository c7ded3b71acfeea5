// The two pages of outgoing mail: what was sent, and who gets nothing any more.

import { NavLink } from 'react-router';
import { href } from '#shared/href.ts';

export function OutboxTabs() {
  return (
    <nav className="segmented" aria-label="Outbox">
      <NavLink to={href('/admin/outbox')} end>
        Mails
      </NavLink>
      <NavLink to={href('/admin/outbox/blocked')}>Geblokkeerde adressen</NavLink>
    </nav>
  );
}
