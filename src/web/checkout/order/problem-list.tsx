// The list of everything that has to be mended before the order can be placed; each line leads to its field, and is struck
// out when its field is right.

import type { FormProblem, ReviewedProblem } from './form-problems.ts';

type ProblemListProps = { problems: readonly ReviewedProblem[]; onChoose(problem: FormProblem): void };

export function ProblemList({ problems, onChoose }: ProblemListProps) {
  if (problems.length === 0) return null;
  const done = problems.every(({ mended }) => mended);
  return (
    <div className={`co-alert ${done ? 'border-mint bg-mint-wash' : ''}`}>
      <h2 className="co-alert-title">{done ? 'Alles klopt nu' : 'Controleer je gegevens'}</h2>
      <ul>
        {problems.map((problem) => (
          <li key={problem.fieldId}>
            {problem.mended ? (
              <s className="inline-block py-1 text-smoke">
                {problem.message}
                <span className="sr-only"> (in orde)</span>
              </s>
            ) : (
              <a
                className="inline-block py-1 underline underline-offset-3"
                href={`#${problem.fieldId}`}
                onClick={(event) => {
                  event.preventDefault();
                  onChoose(problem);
                }}
              >
                {problem.message}
              </a>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}
