// Shows which order of its customer this is (first, second, …), with a link to the customer's page.

import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { href } from '#shared/href.ts';
import { Badge } from '#web/ui/controls/badge.tsx';
import { customerOfOrderQuery } from '../../admin-queries.ts';

export function OrderCustomer({ orderId }: { orderId: number }) {
  const { data: customer } = useQuery(customerOfOrderQuery(orderId));
  if (!customer) return null;
  const { id, place, blockedAt } = customer;
  return (
    <>
      <Link className="lone-link underline" to={href('/admin/customers/:id', { id })}>
        {place > 0 ? `${place}e bestelling` : 'Klant'}
      </Link>
      {blockedAt ? <Badge tone="danger">Klant geblokkeerd</Badge> : null}
    </>
  );
}
