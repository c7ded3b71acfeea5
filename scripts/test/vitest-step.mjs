// One run of vitest as a step, and how many of its tests passed, failed and were skipped according to its
// JSON report.

import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * `projects` of vitest.config.ts in one run. `step` is for runStep; `count` reads the report of the run
 * once it is over.
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

/** A run that broke down counts as one failure, whatever it managed to report. */
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
