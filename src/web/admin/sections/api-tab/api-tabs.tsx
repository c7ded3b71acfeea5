// The pages of what the shop leans on: its services and its API, and the jobs that failed.

import { NavLink } from 'react-router';
import { href } from '#shared/href.ts';

export function ApiTabs() {
  return (
    <nav className="segmented" aria-label="API">
      <NavLink to={href('/admin/api')} end>
        Diensten
      </NavLink>
      <NavLink to={href('/admin/api/jobs')}>Taken</NavLink>
    </nav>
  );
}
