// A link from the page of a thing to its history in the audit log.

import { Link } from 'react-router';
import { href } from '#shared/href.ts';

/** The link to the history of one row. `entity` is its table name, as in the audit log. */
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
