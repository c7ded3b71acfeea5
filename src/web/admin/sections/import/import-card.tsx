// The card that imports an app: a file field, the progress and the result.

import { CircleAlert, CircleCheck, FileArchive, Upload } from 'lucide-react';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { Link } from 'react-router';
import type { Import, Imported } from '#modules/imports/contract.ts';
import { href } from '#shared/href.ts';
import { Button, buttonClass } from '#web/ui/controls/button.tsx';
import { bytesText } from '../../format.ts';
import { Counts } from './counts.tsx';
import { type ProgressStep, progressStepOf } from './import-texts.ts';
import type { ImportState, useImport } from './use-import.ts';

const CARD = 'grid content-center gap-3 p-4 lg:min-h-60';
const LINE = 'flex min-w-0 justify-between gap-4';
/** Class names of the import card's drop zone once the operator has chosen a file. */
const CHOSEN = 'border-accent bg-accent-wash';
const EMPTY = 'border-border hover:border-accent hover:bg-accent-wash';
const TONES = { good: 'text-accent-text', bad: 'text-danger' } as const;

type CardProps = ReturnType<typeof useImport> & {
  /**
   * Of the import card: the running import as the server reports it, also when it was started on another
   * page; null when no import is running.
   */
  running: Import | null;
  onCancelOther(id: number): void;
};

export function ImportCard({ state, running, choose, start, cancel, reset, onCancelOther }: CardProps) {
  if (state.kind === 'success') return <Success result={state.result} onReset={reset} />;
  if (state.kind === 'error') return <Failure why={state.why} onReset={reset} />;
  if (state.kind === 'uploading') {
    const { file, share } = state;
    const detail = `${bytesText(file.size * share)} van ${bytesText(file.size)}`;
    return (
      <Running
        name={file.name}
        stretch={{ label: 'Uploaden', share, detail }}
        onCancel={() => void cancel()}
      />
    );
  }
  if (state.kind === 'processing') {
    const own = running?.ticket === state.ticket ? running : { progress: null };
    return <Running name={state.file.name} stretch={progressStepOf(own)} onCancel={() => void cancel()} />;
  }
  if (running) {
    const onCancel = () => onCancelOther(running.id);
    return <Running name={running.fileName} stretch={progressStepOf(running)} onCancel={onCancel} />;
  }
  return <Choice state={state} onChoose={choose} onStart={start} />;
}

type Idle = Extract<ImportState, { kind: 'idle' }>;

type ChoiceProps = { state: Idle; onChoose(file: File | null): void; onStart(): void };

function Choice({ state, onChoose, onStart }: ChoiceProps) {
  const { file, fault } = state;
  const noteId = useId();
  return (
    <form
      className={CARD}
      onSubmit={(event) => {
        event.preventDefault();
        onStart();
      }}
    >
      <label
        className={`relative grid min-h-36 place-content-center place-items-center gap-1 rounded-[10px] border-[1.5px] border-dashed p-4 text-center outline-offset-1 outline-accent wrap-anywhere focus-within:outline-2 ${file ? CHOSEN : EMPTY}`}
      >
        <FileArchive size={28} aria-hidden className="text-quiet" />
        <span className="font-[580]">
          <span>{file ? file.name : 'Kies een ZIP-bestand'}</span>
          {file ? null : <span className="max-sm:hidden pointer-coarse:hidden">, of sleep het hierheen</span>}
        </span>
        <span className="muted">{file ? bytesText(file.size) : 'Hoogstens 1 GB'}</span>
        {/* The browser's own field lies over all of it, so that dropping a file works without a script. */}
        <input
          className="absolute inset-0 size-full cursor-pointer opacity-0"
          type="file"
          accept=".zip,application/zip,application/x-zip-compressed"
          aria-label="ZIP-bestand"
          aria-describedby={fault ? noteId : undefined}
          aria-invalid={fault ? true : undefined}
          onChange={(event) => {
            onChoose(event.target.files?.[0] ?? null);
            // The same file may be chosen again after a refusal.
            event.target.value = '';
          }}
        />
      </label>
      {fault ? (
        <p className="field-error" id={noteId} role="alert">
          {fault}
        </p>
      ) : null}
      <div className="flex flex-wrap gap-2">
        <Button type="submit" variant="primary">
          <Upload size={14} aria-hidden /> Importeren
        </Button>
        {file ? <Button onClick={() => onChoose(null)}>Ander bestand</Button> : null}
      </div>
    </form>
  );
}

function Running({ name, stretch, onCancel }: { name: string; stretch: ProgressStep; onCancel(): void }) {
  const percent = Math.floor(stretch.share * 100);
  return (
    <div className={CARD}>
      <p className={LINE}>
        <strong className="clip">{name}</strong>
        <span className="flex-none">
          <span>
            <span>{percent}</span>%
          </span>
        </span>
      </p>
      <progress
        className="upload-progress h-2"
        aria-label={`${stretch.label}: ${name}`}
        max={100}
        value={percent}
      />
      <p className={`muted ${LINE}`}>
        <span aria-live="polite">
          <span>{stretch.label}</span>…
        </span>
        <span className="flex-none">{stretch.detail}</span>
      </p>
      <div className="flex flex-wrap gap-2">
        <Button onClick={onCancel}>Annuleren</Button>
      </div>
    </div>
  );
}

function Success({ result, onReset }: { result: Imported; onReset(): void }) {
  const counts = [
    ['Components', result.components],
    ['Pages', result.pages],
    ['Assets', result.assets],
  ] as const;
  return (
    <Ended icon={<CircleCheck size={20} aria-hidden />} title="De import is klaar" tone="good">
      <Counts counts={counts} />
      <div className="flex flex-wrap gap-2">
        <Link className={buttonClass({ variant: 'primary' })} to={href('/import/:id', { id: result.id })}>
          Bekijk het rapport
        </Link>
        <Button onClick={onReset}>Import Another File</Button>
      </div>
    </Ended>
  );
}

function Failure({ why, onReset }: { why: string; onReset(): void }) {
  return (
    <Ended icon={<CircleAlert size={20} aria-hidden />} title="Import Failed" tone="bad">
      <p>There was an error importing your app. Please try again.</p>
      <p>{why}</p>
      <div className="flex flex-wrap gap-2">
        <Button onClick={onReset}>Import Another File</Button>
      </div>
    </Ended>
  );
}

type EndedProps = { icon: ReactNode; title: string; tone: keyof typeof TONES; children: ReactNode };

/**
 * The result of an import. Its heading takes the focus, so that screen readers announce the result and the
 * Tab key continues from there.
 */
function Ended({ icon, title, tone, children }: EndedProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className={CARD}>
      <h2
        className={`flex items-center gap-2 text-[1rem] outline-none ${TONES[tone]}`}
        ref={heading}
        tabIndex={-1}
      >
        {icon}
        <span>{title}</span>
      </h2>
      {children}
    </div>
  );
}
