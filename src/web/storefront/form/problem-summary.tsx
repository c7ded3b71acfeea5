// The list of errors above the fields of a form, each linked to its field. After a page load the visitor sees
// only the top of the page.

import { FormAlert } from './form-alert.tsx';

type ProblemSummaryProps<Name extends string> = {
  title: string;
  problems: Partial<Record<Name, string>>;
  names: readonly Name[];
};

export function ProblemSummary<Name extends string>({ title, problems, names }: ProblemSummaryProps<Name>) {
  const invalidFields = names.filter((name) => problems[name]);
  if (invalidFields.length === 0) return null;
  return (
    <FormAlert title={title}>
      <ul>
        {invalidFields.map((name) => (
          <li key={name}>
            <a href={`#${name}`}>{problems[name]}</a>
          </li>
        ))}
      </ul>
    </FormAlert>
  );
}
