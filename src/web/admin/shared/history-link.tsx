// Leads from the page of a thing to all that was ever changed about it.

import { Link } from 'react-router';
import { href } from '#shared/href.ts';

/** `entity` is the table's name, as the log knows it. */
export function HistoryLink({ entity, entityId }: { entity: string; entityId: string | number }) {
  return (
    <Link
      className="lone-link inline-block underline pointer-coarse:mt-2"
      to={href('/admin/audit', { entity, entityId })}
    >
      Logboek
    </Link>
  );
}
