// What is wrong with a form, above its fields, each leading to its field.

import { FormAlert } from './form-alert.tsx';

type ProblemSummaryProps<Name extends string> = {
  title: string;
  labels: Readonly<Record<Name, string>>;
  problems: Partial<Record<Name, string>>;
  names: readonly Name[];
};

export function ProblemSummary<Name extends string>({
  title,
  labels,
  problems,
  names,
}: ProblemSummaryProps<Name>) {
  const found = names.flatMap((name) => {
    const message = problems[name];
    return message ? [{ name, message }] : [];
  });
  if (found.length === 0) return null;
  return (
    <FormAlert title={title}>
      <ul>
        {found.map(({ name, message }) => (
          <li key={name}>
            <a href={`#${name}`}>
              {labels[name]}: {message}
            </a>
          </li>
        ))}
      </ul>
    </FormAlert>
  );
}
