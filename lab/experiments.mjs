// The experiments of `npm run lab`: tests, measurements and screenshots that take too long or need too much
// for `npm test`. lab/README.md contains the same table.

/**
 * @typedef {object} Experiment
 * @property {string} name what is typed behind `npm run lab --`
 * @property {string} entry the file that is started, from the root of the repository
 * @property {string} proves what it shows, in one sentence
 * @property {string} takes how long it takes, about, on two cores
 * @property {string[]} [parameters] options it is started with before those that are typed
 * @property {boolean} [built] whether it starts the built shop; the build is made when it is missing
 * @property {boolean} [linux] whether it runs on Linux only
 * @property {boolean} [root] whether it runs as root only
 * @property {'found' | 'installed' | 'started'} [postgres] its PostgreSQL: one found on this machine,
 *   installed when root, or one the runner starts and names in TEST_DATABASE_URL
 * @property {Record<string, string[]>} [programs] Debian's packages by the program that shows they are there;
 *   installed when root
 */

/** @type {readonly Experiment[]} */
export const experiments = [
  {
    name: 'chaos',
    entry: 'lab/chaos/run.ts',
    proves:
      '2,000 purchases on each database while processes are killed, messages are lost and the database comes and goes; the shop, left to itself, makes every book agree with every other',
    takes: '40 minutes',
    built: true,
    postgres: 'found',
  },
  {
    name: 'crash',
    entry: 'lab/chaos/run.ts',
    proves: 'the same with 200 purchases and 14 kills on each database',
    takes: '6 minutes',
    parameters: ['--purchases', '200', '--kills', '14'],
    built: true,
    postgres: 'found',
  },
  {
    name: 'books',
    entry: 'lab/books/run.ts',
    proves:
      '10,000 purchases by fifty writers who give back, ship, cancel, change, take back, replace and count at the same time; the books add up afterwards',
    takes: '40 minutes',
    built: true,
    postgres: 'found',
  },
  {
    name: 'rolling',
    entry: 'lab/rolling/run.ts',
    proves: 'every process of a shop on PostgreSQL is replaced while people buy and read, and nobody notices',
    takes: '3 minutes',
    built: true,
    postgres: 'found',
  },
  {
    name: 'cluster',
    entry: 'lab/cluster/run.ts',
    proves:
      'a shop on two PostgreSQL nodes under Patroni sells on while each part is killed and restarted in turn; no confirmed order is lost',
    takes: '10 minutes',
    built: true,
    postgres: 'installed',
    programs: {
      patroni: ['patroni', 'python3-etcd'],
      etcd: ['etcd-server'],
      haproxy: ['haproxy'],
      pgbouncer: ['pgbouncer'],
    },
  },
  {
    name: 'container',
    entry: 'lab/container/run.ts',
    proves:
      'the image builds and runs read-only as its own user on both databases: a purchase, an invoice, a backup and its restore test',
    takes: '10 minutes',
    linux: true,
    root: true,
    programs: { mmdebstrap: ['mmdebstrap'], podman: ['podman', 'buildah'], runc: ['runc'] },
  },
  {
    name: 'compose',
    entry: 'lab/compose/run.ts',
    proves:
      'the processes of the compose file, behind Caddy with the delivered Caddyfile, are replaced in turn while people buy and read over https',
    takes: '3 minutes',
    linux: true,
    built: true,
    postgres: 'found',
    programs: { caddy: ['caddy'] },
  },
  {
    name: 'deploy',
    entry: 'lab/deploy/run.ts',
    proves:
      'docs/deploy.md, followed on a bare Debian 13, gives a shop that sells over https, takes a new version and goes back',
    takes: '20 minutes',
    linux: true,
    root: true,
    programs: { mmdebstrap: ['mmdebstrap'], 'systemd-nspawn': ['systemd-container'] },
  },
  {
    name: 'power',
    entry: 'lab/power/run.ts',
    proves:
      'a shop whose disk loses power, in its first minute and during purchases, opens again, sells and has kept its promises',
    takes: '20 minutes',
    linux: true,
    root: true,
    built: true,
  },
  {
    name: 'point-in-time-recovery',
    entry: 'lab/point-in-time-recovery/run.ts',
    proves:
      'pgBackRest puts a PostgreSQL server back to a moment in the middle of selling, with the books of that moment',
    takes: '3 minutes',
    linux: true,
    built: true,
    postgres: 'found',
    programs: { pgbackrest: ['pgbackrest'] },
  },
  {
    name: 'monitoring',
    entry: 'lab/monitoring/run.ts',
    proves:
      'the alerts and the dashboard work in Prometheus, which looks at the built shop while somebody buys',
    takes: '1 minute',
    built: true,
    programs: { promtool: ['prometheus'] },
  },
  {
    name: 'soak',
    entry: 'lab/soak/run.ts',
    proves:
      'twenty minutes of readers, buyers and an operator on each database: memory, open files, threads, WAL, event loop and answers do not grow',
    takes: '45 minutes',
    linux: true,
    built: true,
    postgres: 'found',
  },
  {
    name: 'mutation',
    entry: 'lab/mutation/run.mjs',
    proves:
      'the unit tests of the modules about money and keys notice nine of ten changes made to them one spot at a time',
    takes: '15 minutes',
  },
  {
    name: 'fuzz',
    entry: 'lab/fuzz/run.mjs',
    proves:
      'no hostile value in any field of any operation of the API is a fault, for longer than the suite tries',
    takes: '10 minutes',
  },
  {
    name: 'wapiti',
    entry: 'lab/wapiti/run.ts',
    proves: 'the scanner wapiti finds no hole in a built shop, as a visitor and as an owner',
    takes: '15 minutes',
    built: true,
    programs: { wapiti: ['wapiti'] },
  },
  {
    name: 'mails',
    entry: 'lab/mails/run.ts',
    proves:
      'every mail keeps to the limits of mail programs and is no spam to SpamAssassin; --pictures draws each at 600 and 360 px, by day and by night',
    takes: '1 minute',
    programs: { spamassassin: ['spamassassin'] },
  },
  {
    name: 'screens',
    entry: 'lab/screens/run.ts',
    proves:
      'a picture of every screen, mail and paper, at three widths, and with --against which of them look different from before',
    takes: '30 minutes',
    built: true,
  },
  {
    name: 'bench',
    entry: 'lab/bench/run.ts',
    proves: 'starts, answers, purchases, memory and statements of the built shop against their aims',
    takes: '15 minutes',
    built: true,
    postgres: 'started',
  },
  {
    name: 'bench-admin',
    entry: 'lab/bench-admin/run.ts',
    proves: 'every list, search and chart of the back-office over 100,000 orders against its aim',
    takes: '20 minutes',
    built: true,
    postgres: 'started',
  },
  {
    name: 'bench-import',
    entry: 'lab/bench-import/run.ts',
    proves: 'time and memory of a 1 GB ZIP of 50,000 files, and how soon two bombs are refused',
    takes: '5 minutes',
    built: true,
  },
  {
    name: 'bench-mails',
    entry: 'lab/bench-mails/run.ts',
    proves: 'how long an answer waits at most while 34 mails of 20 MB that are made to be slow are read',
    takes: '5 minutes',
  },
  {
    name: 'bench-pages',
    entry: 'lab/bench-pages/run.ts',
    proves: 'Lighthouse scores and bytes of the pages visitors come in by against their aims',
    takes: '8 minutes',
    built: true,
  },
];

const POSTGRES = {
  found: 'PostgreSQL (found, or TEST_DATABASE_URL)',
  installed: 'PostgreSQL',
  started: 'PostgreSQL (started for it, or TEST_DATABASE_URL)',
};

/** Describes in words what an experiment needs of the machine. */
export function needsOf({ linux, root, built, postgres, programs = {} }) {
  const needs = [
    ...(root ? ['root on Linux'] : []),
    ...(linux && !root ? ['Linux'] : []),
    ...(built ? ['the build'] : []),
    ...(postgres ? [POSTGRES[postgres]] : []),
    ...Object.values(programs).flat(),
  ];
  return needs.join(', ') || 'nothing';
}
