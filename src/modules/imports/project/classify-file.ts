// Classifies the files of an imported app as component, page, asset or other, by name and folders alone.

import type { FileKind } from '../contract.ts';

const SOURCES = new Set(['tsx', 'jsx', 'vue', 'svelte']);
const PAGE_FOLDERS = ['pages', 'routes', 'app'];

/**
 * The file extensions by which files of an imported app count as assets: images, fonts, media and documents.
 */
const ASSETS = new Set([
  'png',
  'jpg',
  'jpeg',
  'gif',
  'webp',
  'avif',
  'bmp',
  'ico',
  'svg',
  'tif',
  'tiff',
  'heic',
  'woff',
  'woff2',
  'ttf',
  'otf',
  'eot',
  'mp4',
  'webm',
  'mov',
  'm4v',
  'ogv',
  'mp3',
  'wav',
  'ogg',
  'm4a',
  'flac',
  'pdf',
  'doc',
  'docx',
  'xls',
  'xlsx',
  'ppt',
  'pptx',
  'odt',
  'ods',
  'odp',
]);

/**
 * Returns the kind of a file. `path` is relative to the app's folder. Files of installed packages are always
 * `other`.
 */
export function classifyFile(path: string): FileKind {
  const folders = path.split('/');
  const name = folders.pop() ?? '';
  if (folders.includes('node_modules')) return 'other';
  const ending = name.includes('.') ? (name.split('.').at(-1)?.toLowerCase() ?? '') : '';
  if (SOURCES.has(ending)) {
    if (folders.includes('components')) return 'component';
    return folders.some((folder) => PAGE_FOLDERS.includes(folder)) ? 'page' : 'other';
  }
  if (ending === 'html' && folders.length === 0) return 'page';
  return ASSETS.has(ending) ? 'asset' : 'other';
}
