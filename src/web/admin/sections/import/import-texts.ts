// Describes imports in words: the state, the progress, and the names of files.

import {
  type FileKind,
  IMPORT_LIMIT,
  type Import,
  type ImportStatus,
  type ImportStep,
} from '#modules/imports/contract.ts';
import type { BadgeTone } from '#web/ui/controls/badge.tsx';
import { bytesText, countedText, countText } from '../../format.ts';

export const STATUS_LABELS: Readonly<Record<ImportStatus, string>> = {
  running: 'Bezig',
  done: 'Klaar',
  refused: 'Geweigerd',
  failed: 'Mislukt',
  cancelled: 'Geannuleerd',
};

export const isRunning = ({ status }: Import): boolean => status === 'running';

export const STATUS_TONES: Readonly<Record<ImportStatus, BadgeTone>> = {
  running: 'info',
  done: 'live',
  refused: 'danger',
  failed: 'danger',
  cancelled: 'plain',
};

export const KIND_LABELS: Readonly<Record<FileKind, string>> = {
  component: 'Components',
  page: 'Pages',
  asset: 'Assets',
  other: 'Overig',
};

const STEP_LABELS: Readonly<Record<ImportStep, string>> = {
  receiving: 'Uploaden',
  checking: 'Controleren',
  recording: 'Vastleggen',
};

export type ProgressStep = { label: string; share: number; detail: string };

/**
 * The progress of a running import: the current step, the share that is done (0–1), and the amounts as text.
 */
export function progressStepOf({ progress }: Pick<Import, 'progress'>): ProgressStep {
  const { step, done, total } = progress ?? { step: 'checking', done: 0, total: 0 };
  const share = total > 0 ? Math.min(1, done / total) : 0;
  const measure = step === 'recording' ? countText : bytesText;
  const detail = total > 0 ? `${measure(Math.min(done, total))} van ${measure(total)}` : '';
  return { label: STEP_LABELS[step], share, detail };
}

/**
 * Checks a chosen file before upload. Returns the title and text of the error; null when the file is
 * accepted.
 */
export function fileError({
  name,
  type,
  size,
}: Pick<File, 'name' | 'type' | 'size'>): { title: string; text: string } | null {
  const isZip = /\.zip$/i.test(name) || ['application/zip', 'application/x-zip-compressed'].includes(type);
  if (!isZip) return { title: 'Invalid file type', text: 'Please select a ZIP file.' };
  if (size > IMPORT_LIMIT)
    return {
      title: 'Bestand te groot',
      text: `${name} is ${bytesText(size)}; hoogstens 1 GB kan worden geïmporteerd.`,
    };
  return null;
}

/**
 * Describes the imported app: "mijn-app 1.0.0 · React + Vite · Lovable"; empty when nothing is known about
 * the app.
 */
export function projectText({ project }: Pick<Import, 'project'>): string {
  if (!project) return '';
  const name = [project.name, project.version].filter(Boolean).join(' ');
  return [name, project.framework, project.builder].filter(Boolean).join(' · ');
}

/** The size of an import: "1.234 bestanden, 12 MB". */
export function sizeText({ files, contentBytes }: Pick<Import, 'files' | 'contentBytes'>): string {
  return `${countedText(files, 'bestand', 'bestanden')}, ${bytesText(contentBytes)}`;
}

/** The last part of a path: the name of the file or folder. */
export function nameOf(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1);
}
