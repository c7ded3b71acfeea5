// Checks the subjects of commits: `type: what changes`, at most 72 characters. Without parameters it checks
// all commits since the rule was introduced; with `--message <file>` the commit being written, as git calls
// it from a hook.

import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { root } from '../bootstrap.mjs';

/** The hash of the last commit before the rule was introduced. */
const BEFORE_FIRST = '0301368a';
const SUBJECT = /^(build|chore|ci|docs|feat|fix|perf|refactor|revert|style|test)(\([\w-]+\))?!?: \S.*$/;
const LONGEST = 72;

const [flag, messageFile] = process.argv.slice(2);
const subjects =
  flag === '--message' ? [readFileSync(messageFile, 'utf8').split('\n', 1)[0]] : listSubjects();
const wrong = subjects.filter((subject) => !SUBJECT.test(subject) || subject.length > LONGEST);
for (const subject of wrong) console.error(`✗ ${subject} (${subject.length} characters)`);
if (wrong.length > 0) console.error(`A subject is "type: what changes", at most ${LONGEST} characters.`);
console.log(`${subjects.length} commit subjects, ${wrong.length} wrong`);
process.exitCode = wrong.length === 0 ? 0 : 1;

/**
 * Returns the subjects since the rule was introduced; empty in an archive or a shallow clone, which have no
 * history.
 */
function listSubjects() {
  const git = (...parameters) =>
    execFileSync('git', parameters, { cwd: root, encoding: 'utf8', stdio: 'pipe' });
  try {
    return git('log', '--no-merges', '--format=%s', `${BEFORE_FIRST}..HEAD`).split('\n').filter(Boolean);
  } catch {
    return [];
  }
}
