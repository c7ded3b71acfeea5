// Tests the check of a chosen file before upload, and the progress of a running import.

import { expect, test } from 'vitest';
import { fileError, nameOf, progressStepOf, projectText } from './import-texts.ts';

test.each([
  ['by its name', { name: 'Backup.ZIP', type: '', size: 1 }],
  ['by its type', { name: 'backup', type: 'application/zip', size: 1 }],
  ['by the type of Windows', { name: 'backup', type: 'application/x-zip-compressed', size: 1 }],
])('a ZIP file is known %s', (_title, file) => {
  expect(fileError(file)).toBeNull();
});

test('another file is refused in the words of the specification, one over 1 GB by its size', () => {
  expect(fileError({ name: 'foto.png', type: 'image/png', size: 1 })).toEqual({
    title: 'Invalid file type',
    text: 'Please select a ZIP file.',
  });
  expect(fileError({ name: 'a.zip', type: '', size: 1024 ** 3 + 1 })?.title).toBe('Bestand te groot');
});

test('a running import tells bytes, then files, and never more than all', () => {
  expect(progressStepOf({ progress: { step: 'receiving', done: 2_000_000, total: 4_000_000 } })).toEqual({
    label: 'Uploaden',
    share: 0.5,
    detail: '2 MB van 4 MB',
  });
  expect(progressStepOf({ progress: { step: 'recording', done: 1500, total: 1000 } })).toEqual({
    label: 'Vastleggen',
    share: 1,
    detail: '1.000 van 1.000',
  });
  expect(progressStepOf({ progress: null }).share).toBe(0);
});

test('a project is described by what is known of it', () => {
  const project = {
    root: '',
    name: 'winkel',
    version: '',
    framework: 'Next.js',
    builder: null,
    dependencies: 3,
  };
  expect(projectText({ project })).toBe('winkel · Next.js');
  expect(projectText({ project: null })).toBe('');
  expect(nameOf('src/pages/Index.tsx')).toBe('Index.tsx');
  expect(nameOf('package.json')).toBe('package.json');
});
