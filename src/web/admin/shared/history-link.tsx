// A link from the page of an order, coupon or other record to its history in the audit log.

import { Link } from 'react-router';
import { href } from '#shared/href.ts';

/** The link to the history of one row in the audit log. `entity` is the name of its table. */
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
