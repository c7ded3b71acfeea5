// The error shown when the process cannot start with its configuration: every problem on its own line.

/** The environment is unusable; `problems` has one line per problem. */
export class ConfigurationError extends Error {
  readonly problems: string[];
  constructor(problems: string[]) {
    super(`The configuration is not usable:\n${problems.map((problem) => `  - ${problem}`).join('\n')}`);
    this.name = 'ConfigurationError';
    this.problems = problems;
  }
}
