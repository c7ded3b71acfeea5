// A select field with the packs on sale. It shows their prices, except in a form for goods that are free of
// charge.

import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useFormContext } from 'react-hook-form';
import { formatEuro, fromEuros } from '#shared/money.ts';
import { packsQuery } from '../../admin-queries.ts';
import { SelectField } from '../../ui/form/choice-fields.tsx';

type PackFieldProps = {
  label?: string;
  isFree?: boolean;
  /**
   * Of the select field for a pack: the code of the pack that was chosen when the form opened. It remains an
   * option even when it is no longer on sale.
   */
  currentVariant?: string;
};

export function PackField({ label = 'Pack', isFree = false, currentVariant }: PackFieldProps) {
  const { data: packs = [] } = useQuery(packsQuery);
  const { getValues, setValue } = useFormContext<{ variant: string }>();
  // A form without a chosen pack starts with the most popular pack.
  useEffect(() => {
    const [first] = packs;
    const usual = isFree ? first : (packs.find(({ popular }) => popular) ?? first);
    if (usual && getValues('variant') === '') setValue('variant', usual.id);
  }, [packs, isFree, getValues, setValue]);
  const options = packs.map(
    ({ id, name, price, soldOut }) =>
      [
        id,
        [name, isFree ? null : formatEuro(fromEuros(price)), soldOut ? 'uitverkocht' : null]
          .filter(Boolean)
          .join(' · '),
      ] as const,
  );
  const isOld = currentVariant !== undefined && !packs.some(({ id }) => id === currentVariant);
  return (
    <SelectField
      // Without options a select shows the first option that is added, whatever the form's value; the key
      // renders it anew with the options.
      key={packs.length}
      name="variant"
      label={label}
      options={isOld ? [[currentVariant, currentVariant] as const, ...options] : options}
    />
  );
}
