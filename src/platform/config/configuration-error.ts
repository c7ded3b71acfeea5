// The error shown when the process cannot start with its configuration. Every problem is on its own line.

/** Error: the process cannot start with these environment variables. `problems` has one line per problem. */
export class ConfigurationError extends Error {
  readonly problems: string[];
  constructor(problems: string[]) {
    super(`The configuration is not usable:\n${problems.map((problem) => `  - ${problem}`).join('\n')}`);
    this.name = 'ConfigurationError';
    this.problems = problems;
  }
}
