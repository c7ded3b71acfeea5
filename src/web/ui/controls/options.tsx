// The options of a <select>.

type Choice = readonly [value: string | number, text: string];

export function Options({ of }: { of: readonly Choice[] }) {
  return of.map(([value, text]) => (
    <option key={value} value={value}>
      {text}
    </option>
  ));
}

/** Returns the choices of a <select>: each code with its name, in the order of `codes`. */
export const namedChoices = <Code extends string>(
  codes: readonly Code[],
  names: Readonly<Record<Code, string>>,
): Choice[] => codes.map((code) => [code, names[code]]);
