import type * as Fs from 'node:fs';
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { createFileDurably, makeFolderDurably, renameDurably, writeFileDurably } from './durable-files.ts';

/** Recorded disk operations in order: a power cut after any of them must leave a complete file. */
const { steps } = vi.hoisted(() => ({ steps: [] as string[] }));
vi.mock('node:fs', async (original) => {
  const fs = await original<typeof Fs>();
  const opened = new Map<number, string>();
  const nameOf = (path: Fs.PathLike) =>
    String(path)
      .replace(/^.*\//, '')
      .replace(/\.[0-9a-f]{8}\./, '.');
  return {
    ...fs,
    openSync: (path: Fs.PathLike, flags: Fs.OpenMode) => {
      const descriptor = fs.openSync(path, flags);
      opened.set(descriptor, nameOf(path));
      return descriptor;
    },
    fsyncSync: (descriptor: number) => {
      steps.push(`sync ${opened.get(descriptor)}`);
      fs.fsyncSync(descriptor);
    },
    writeFileSync: (path: Fs.PathLike, content: string, options: { flush?: boolean; mode?: number }) => {
      steps.push(`write ${nameOf(path)}`, ...(options.flush ? [`sync ${nameOf(path)}`] : []));
      fs.writeFileSync(path, content, options);
    },
    linkSync: (from: Fs.PathLike, to: Fs.PathLike) => {
      steps.push(`name ${nameOf(from)} ${nameOf(to)}`);
      fs.linkSync(from, to);
    },
    renameSync: (from: Fs.PathLike, to: Fs.PathLike) => {
      steps.push(`name ${nameOf(from)} ${nameOf(to)}`);
      fs.renameSync(from, to);
    },
    mkdirSync: (path: Fs.PathLike, options: Fs.MakeDirectoryOptions) => {
      steps.push(`make ${nameOf(path)}`);
      return fs.mkdirSync(path, options);
    },
  };
});

const folder = mkdtempSync(join(tmpdir(), 'zwartwit-durable-'));
const here = basename(folder);
afterAll(() => rmSync(folder, { recursive: true, force: true }));
beforeEach(() => {
  steps.length = 0;
});

describe('a durable file', () => {
  it('is on disk before it has its name, and its name is on disk before anybody is told', () => {
    expect(createFileDurably(join(folder, 'made'), 'whole')).toBe(true);
    expect(steps).toEqual([
      'write made.unfinished',
      'sync made.unfinished',
      'name made.unfinished made',
      `sync ${here}`,
    ]);
    expect(readFileSync(join(folder, 'made'), 'utf8')).toBe('whole');
    expect(statSync(join(folder, 'made')).mode & 0o777).toBe(0o600);
  });

  it('is never made over one that is there, and leaves nothing beside it', () => {
    expect(createFileDurably(join(folder, 'made'), 'other')).toBe(false);
    expect(readFileSync(join(folder, 'made'), 'utf8')).toBe('whole');
    expect(readdirSync(folder)).toEqual(['made']);
  });

  it('that takes the place of another does so in the same order', () => {
    writeFileDurably(join(folder, 'made'), 'new');
    expect(steps.slice(1)).toEqual(['sync made.unfinished', 'name made.unfinished made', `sync ${here}`]);
    expect(readFileSync(join(folder, 'made'), 'utf8')).toBe('new');
  });

  it('that is on disk already gets a lasting name', () => {
    renameDurably(join(folder, 'made'), join(folder, 'renamed'));
    expect(steps).toEqual(['name made renamed', `sync ${here}`]);
  });
});

describe('a durable folder', () => {
  it('is known to the folder above it, all the way up', () => {
    makeFolderDurably(join(folder, 'a', 'b'));
    expect(steps).toEqual(['make a', `sync ${here}`, 'make b', 'sync a']);
  });

  it('that is there costs nothing', () => {
    makeFolderDurably(join(folder, 'a', 'b'));
    expect(steps).toEqual([]);
  });
});
