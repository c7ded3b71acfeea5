// The packs that are for sale, to choose one of; with their price where one is to be paid.

import { useQuery } from '@tanstack/react-query';
import { formatEuro, fromEuros } from '#shared/money.ts';
import { packsQuery } from '../../../admin-queries.ts';
import { SelectField } from '../../../ui/form/choice-fields.tsx';

export function PackField({ isFree = false }: { isFree?: boolean }) {
  const { data: packs = [] } = useQuery(packsQuery);
  return (
    <SelectField
      // A select without its options shows the first that comes, whatever the form holds: it begins anew with them.
      key={packs.length}
      name="variant"
      label="Pakket"
      options={packs.map(({ id, name, price, soldOut }) => [
        id,
        [name, isFree ? null : formatEuro(fromEuros(price)), soldOut ? 'uitverkocht' : null]
          .filter(Boolean)
          .join(' · '),
      ])}
    />
  );
}
