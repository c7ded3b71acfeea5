// Amounts one below the other with their total.

import type { ReactNode } from 'react';

export function SumTable({ children }: { children: ReactNode }) {
  return (
    <table className="mx-4 mb-3 w-[calc(100%-2rem)]">
      <tbody>{children}</tbody>
    </table>
  );
}

type SumProps = { name: ReactNode; isTotal?: boolean; isAside?: boolean; children: ReactNode };

export function Sum({ name, isTotal = false, isAside = false, children }: SumProps) {
  const className = isTotal ? 'border-t border-hairline font-[650]' : 'font-normal';
  return (
    <tr className={isAside ? 'muted' : undefined}>
      <th scope="row" className={`py-1.25 pr-4 text-left wrap-anywhere ${className}`}>
        {name}
      </th>
      <td className={`number py-1.25 text-right align-top ${className}`}>{children}</td>
    </tr>
  );
}
