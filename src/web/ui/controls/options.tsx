// The choices of a <select>.

type Choice = readonly [value: string | number, text: string];

export function Options({ of }: { of: readonly Choice[] }) {
  return of.map(([value, text]) => (
    <option key={value} value={value}>
      {text}
    </option>
  ));
}

/** The choices of a table of names, in an order. */
export const namedChoices = <Code extends string>(
  codes: readonly Code[],
  names: Readonly<Record<Code, string>>,
): Choice[] => codes.map((code) => [code, names[code]]);
