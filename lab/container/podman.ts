// Runs podman as far as the test of the image needs it, also on machines with restricted rights.

import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import { track } from '#tests/support/end-process.ts';

const BASE = 'localhost/zwartwit-base';
export const IMAGE = 'localhost/zwartwit-test';
const AUTHORITIES = '/usr/local/share/ca-certificates';
/** The default limit of open files during a build. */
const FILES = 1024;

export const podman = (...parameters: string[]): string =>
  execFileSync('podman', parameters, { encoding: 'utf8', maxBuffer: 1 << 28 }).trim();

/** Builds the image. `archive` caches the Debian base system for the next run. */
export function buildImage(folder: string, archive: string): void {
  if (!existsSync(archive)) makeArchive(archive);
  if (spawnSync('podman', ['image', 'exists', BASE]).status !== 0) podman('import', '--quiet', archive, BASE);
  execFileSync(
    'podman',
    [
      'build',
      '--format',
      'docker',
      '--file',
      join(folder, 'ops/container/Containerfile'),
      '--isolation',
      'chroot',
      '--ulimit',
      `nofile=${FILES}:${FILES}`,
      '--build-arg',
      `BASE=${BASE}`,
      '--tag',
      IMAGE,
      folder,
    ],
    { stdio: 'inherit' },
  );
}

function makeArchive(archive: string): void {
  mkdirSync(join(archive, '..'), { recursive: true });
  const aside = `${archive}.unfinished.tar`;
  // Whom this machine believes besides: a network may have an authority of its own.
  const believe = `mkdir -p "$1${AUTHORITIES}" && cp -r ${AUTHORITIES}/. "$1${AUTHORITIES}" && chroot "$1" update-ca-certificates`;
  const hooks = existsSync(AUTHORITIES) ? [`--customize-hook=${believe}`] : [];
  execFileSync('mmdebstrap', ['--variant=minbase', '--include=ca-certificates', ...hooks, 'trixie', aside], {
    stdio: 'inherit',
  });
  renameSync(aside, archive);
}

/**
 * Option sets to start containers: podman's defaults, and a set for machines where groups and limits cannot
 * be changed.
 */
const WAYS: readonly (readonly string[])[] = [
  [],
  [
    '--runtime',
    'runc',
    '--cgroups',
    'no-conmon',
    '--ulimit',
    'nofile=4096:4096',
    '--ulimit',
    'nproc=4096:4096',
  ],
];

/** Returns the first option set that can start a container here; throws when none can. */
export function findWay(): readonly string[] {
  const way = WAYS.find(
    (options) =>
      spawnSync('podman', ['run', '--rm', '--network', 'host', ...options, BASE, 'true']).status === 0,
  );
  if (!way) throw new Error('podman starts no container on this machine');
  return way;
}

export type Container = { name: string; settings: Record<string, string>; dataFolder: string };

/**
 * Starts a container read-only, as the user of the image, with only the rights given in docs/containers.md.
 */
export function startContainer(
  way: readonly string[],
  { name, settings, dataFolder }: Container,
): ChildProcess {
  const environment = Object.entries(settings).flatMap(([key, value]) => ['--env', `${key}=${value}`]);
  return track(
    spawn(
      'podman',
      [
        'run',
        '--rm',
        '--name',
        name,
        '--read-only',
        '--tmpfs',
        '/tmp',
        '--network',
        'host',
        ...way,
        '--cap-drop',
        'all',
        '--security-opt',
        'no-new-privileges',
        '--volume',
        `${dataFolder}:/data`,
        ...environment,
        IMAGE,
      ],
      { stdio: 'inherit' },
    ),
  );
}
