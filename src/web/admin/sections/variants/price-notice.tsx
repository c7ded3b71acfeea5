// Struck prices that the price history does not back up. The shop shows what the operator sets, so the operator is told:
// a "from" price must really have been the lowest of the thirty days before (price indication rules).

import { useQuery } from '@tanstack/react-query';
import { TriangleAlert } from 'lucide-react';
import { priceIssuesQuery } from '../../shared/catalog/variant-calls.ts';

export function PriceNotice() {
  const { data: issues = [] } = useQuery(priceIssuesQuery);
  if (issues.length === 0) return null;
  return (
    <section
      className="mb-5 flex gap-3 rounded-[10px] bg-warning-wash px-4 py-3 text-warning"
      aria-label="Van-prijzen"
    >
      <TriangleAlert size={16} aria-hidden className="mt-0.5 flex-none" />
      <div>
        <h2>Deze van-prijzen kun je niet waarmaken</h2>
        <ul>
          {issues.map(({ variantCode, detail }) => (
            <li key={variantCode}>{detail}</li>
          ))}
        </ul>
      </div>
    </section>
  );
}
