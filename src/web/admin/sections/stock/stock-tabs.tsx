// The pages of the stock: what there is, what is coming, in which batches, and why.

import { NavLink } from 'react-router';
import { href } from '#shared/href.ts';

export function StockTabs() {
  return (
    <nav className="segmented" aria-label="Voorraad">
      <NavLink to={href('/admin/stock')} end>
        Stand
      </NavLink>
      <NavLink to={href('/admin/stock/purchases')}>Inkoop</NavLink>
      <NavLink to={href('/admin/stock/batches')}>Partijen</NavLink>
      <NavLink to={href('/admin/stock/movements')}>Bewegingen</NavLink>
    </nav>
  );
}
