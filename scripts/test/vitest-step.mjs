// Runs vitest as a step, and reads from its JSON report how many tests passed, failed and were skipped.

import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * Creates a step that runs `projects` of vitest.config.ts. `step` is for `runSteps`; `count` reads the report
 * after the run.
 */
export function vitestStep(projects, { name, env = {} }) {
  const folder = mkdtempSync(join(tmpdir(), 'zwartwit-report-'));
  const report = join(folder, 'report.json');
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
  return {
    step: {
      name,
      command: 'vitest',
      parameters: [
        'run',
        ...projects.map((project) => `--project=${project}`),
        '--reporter=dot',
        '--reporter=json',
        `--outputFile.json=${report}`,
        '--silent=passed-only',
      ],
      env: { NO_COLOR: '1', ...env },
    },
    count: (result) => read(report, result),
  };
}

/** Reads the counts of a report. A run that crashed counts as one failure, whatever its report says. */
function read(report, { ok }) {
  try {
    const { numPassedTests, numFailedTests, numPendingTests, numTodoTests } = JSON.parse(
      readFileSync(report, 'utf8'),
    );
    return {
      passed: numPassedTests,
      failed: ok ? numFailedTests : Math.max(1, numFailedTests),
      skipped: numPendingTests + numTodoTests,
    };
  } catch {
    return { passed: 0, failed: 1, skipped: 0 };
  }
}
