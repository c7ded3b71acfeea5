// The commands of `npm run ops`, which an operator needs only now and then. ops/README.md contains the same
// table.

/**
 * @typedef {object} Command
 * @property {string} name what is typed behind `npm run ops --`
 * @property {string} entry the file that is started, from the root of the repository
 * @property {string} parameters what may follow the name, as a usage line writes it; empty when nothing may
 * @property {string} does what it does, in one sentence
 */

/** @type {readonly Command[]} */
export const commands = [
  {
    name: 'audit',
    entry: 'ops/audit/run.mjs',
    parameters: '',
    does: 'checks the packages that run for known vulnerabilities and wrong signatures at the registry; fails on high and critical ones',
  },
  {
    name: 'sbom',
    entry: 'ops/sbom/run.mjs',
    parameters: '[<file>]',
    does: 'lists the packages that run with their versions, checksums and licences (CycloneDX), in build/sbom.cdx.json or the named file',
  },
  {
    name: 'move-database',
    entry: 'ops/move-database/run.mjs',
    parameters: '<postgres url>',
    does: 'copies everything from the embedded database to an empty PostgreSQL database; the shop must be stopped',
  },
  {
    name: 'verify-audit-log',
    entry: 'ops/verify-audit-log/run.mjs',
    parameters: '[--head <head>]',
    does: 'compares the audit log with its seals, and with a head that was noted earlier; also while the shop runs',
  },
];
