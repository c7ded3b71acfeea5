// What a file of an app is: a component, a page, an asset, or anything else. Decided by its name and folders
// alone.

import type { FileKind } from '../contract.ts';

const SOURCES = new Set(['tsx', 'jsx', 'vue', 'svelte']);
const PAGE_FOLDERS = ['pages', 'routes', 'app'];

/** Pictures, fonts, media and documents. */
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

/** `path` is that within the project. What was installed, not written, is never part of the app. */
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
