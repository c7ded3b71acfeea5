// The list of everything that has to be mended before the order can be placed; each line leads to its field.

import type { FormProblem } from '../form-problems.ts';

type ProblemListProps = { problems: readonly FormProblem[]; onChoose(problem: FormProblem): void };

export function ProblemList({ problems, onChoose }: ProblemListProps) {
  if (problems.length === 0) return null;
  return (
    <div className="co-alert co-problems">
      <h2 className="co-alert-title">Controleer je gegevens</h2>
      <ul>
        {problems.map((problem) => (
          <li key={problem.fieldId}>
            <a
              href={`#${problem.fieldId}`}
              onClick={(event) => {
                event.preventDefault();
                onChoose(problem);
              }}
            >
              {problem.message}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
