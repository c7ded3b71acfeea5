// What a person reads when the process cannot start with what it was given: every fault, each on a line of
// its own.

/** The environment cannot be used; `problems` holds one line per fault. */
export class ConfigurationError extends Error {
  readonly problems: string[];
  constructor(problems: string[]) {
    super(`The configuration is not usable:\n${problems.map((problem) => `  - ${problem}`).join('\n')}`);
    this.name = 'ConfigurationError';
    this.problems = problems;
  }
}
