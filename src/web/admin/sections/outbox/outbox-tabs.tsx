// The two pages of outgoing mail: what was sent, and who gets nothing any more.

import { NavLink } from 'react-router';

export function OutboxTabs() {
  return (
    <nav className="segmented" aria-label="Outbox">
      <NavLink to="/admin/outbox" end>
        Mails
      </NavLink>
      <NavLink to="/admin/outbox/blocked">Geblokkeerde adressen</NavLink>
    </nav>
  );
}
