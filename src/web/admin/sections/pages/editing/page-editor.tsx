// The editor of one page: its fields on one side, the live preview on the other, and the actions above.

import { useState } from 'react';
import type { EditedPage, PageContent } from '#modules/pages/contract.ts';
import { useMayWrite } from '../../../session/admin-session.ts';
import { clearUnsavedChanges, readUnsavedChanges } from '../../../shared/articles/unsaved-changes.ts';
import { UnsavedChangesNotice } from '../../../shared/articles/unsaved-changes-notice.tsx';
import { Segmented } from '../../../ui/segmented.tsx';
import { BlockList } from '../blocks/block-list.tsx';
import { PreviewFrame, type PreviewWidth, savedPreview, WidthChoice } from '../preview/preview-frame.tsx';
import { FrameFields } from '../texts/frame-fields.tsx';
import { SearchFields } from '../texts/search-fields.tsx';
import { TextFields } from '../texts/text-fields.tsx';
import { ConflictDialog } from './conflict-dialog.tsx';
import { textAt } from './content-paths.ts';
import { DraftPlace } from './draft-context.ts';
import { isPageContent } from './draft-problems.ts';
import { EditorHead } from './editor-head.tsx';
import { SaveStatusLine } from './save-status-line.tsx';
import { pageStorageId } from './use-autosave.ts';
import { useDraft } from './use-draft.ts';
import { useEditorShortcuts } from './use-editor-shortcuts.ts';
import { useFields } from './use-fields.ts';

/**
 * The tabs of the editor: content, search and sharing, and the preview on screens too narrow to show it
 * beside the fields.
 */
const SIDES = [
  ['content', 'Inhoud'],
  ['search', 'Zoeken en delen'],
  ['page', 'De pagina'],
] as const;

export function PageEditor({ page }: { page: EditedPage }) {
  const draft = useDraft(page);
  const [side, setSide] = useState<(typeof SIDES)[number][0]>('content');
  const [open, setOpen] = useState<string | null>(null);
  const fields = useFields(draft, { mayWrite: useMayWrite() });
  useEditorShortcuts(draft);

  /** Shows all problems of the page and opens the field of the first one. */
  function showFirstProblem() {
    const path = fields.revealProblems();
    if (path === null) return;
    setSide(path.startsWith('search') ? 'search' : 'content');
    if (draft.content.kind === 'landing') {
      const block = draft.content.blocks[Number(/^blocks\.(\d+)/.exec(path)?.[1] ?? -1)];
      if (block) setOpen(block.id);
    }
  }

  async function save(): Promise<boolean> {
    const isSaved = await draft.save();
    if (!isSaved) showFirstProblem();
    return isSaved;
  }

  return (
    <DraftPlace value={fields.place}>
      <EditorHead
        page={page}
        draft={draft}
        save={save}
        claims={fields.claims}
        silent={fields.silent}
        beside={<SaveProblems draft={draft} page={page} onShow={showFirstProblem} />}
      />
      <RestorePrompt page={page} onPutBack={draft.replace} />
      <div className="grid grid-cols-1 items-start gap-5 lg:grid-cols-[minmax(22rem,31rem)_minmax(0,1fr)]">
        <div
          className={`grid min-w-0 grid-cols-1 gap-3.5 ${side === 'page' ? 'max-lg:[&>:not(.segmented)]:hidden' : ''}`}
        >
          {draft.content.kind === 'frame' ? null : (
            <Segmented
              label="Wat je bewerkt"
              choices={SIDES}
              chosen={side}
              onChange={setSide}
              className="justify-self-start lg:[&>:last-child]:hidden"
            />
          )}
          {side === 'search' ? <SearchFields page={page} /> : null}
          {side === 'search' ? null : draft.content.kind === 'landing' ? (
            <div>
              <BlockList content={draft.content} open={open} onOpen={setOpen} />
            </div>
          ) : draft.content.kind === 'text' ? (
            <TextFields />
          ) : (
            <FrameFields />
          )}
        </div>
        <PreviewPane page={page} scrollTarget={titleOf(draft.content, open)} isAlone={side === 'page'} />
      </div>
    </DraftPlace>
  );
}

type SaveProblemsProps = { draft: ReturnType<typeof useDraft>; page: EditedPage; onShow(): void };

function SaveProblems({ draft, page, onShow }: SaveProblemsProps) {
  // A dismissed conflict dialog opens again at the next conflict, or from the status line.
  const [isDismissed, setDismissed] = useState(false);
  const isConflict = draft.state === 'conflict';
  return (
    <div className="max-md:w-full">
      <SaveStatusLine draft={draft} page={page} onShow={onShow} onChoose={() => setDismissed(false)} />
      {draft.isSaved ? null : <span hidden data-unsaved />}
      {isConflict && !isDismissed ? (
        <ConflictDialog settle={draft.settle} onClose={() => setDismissed(true)} />
      ) : null}
    </div>
  );
}

type RestorePromptProps = { page: EditedPage; onPutBack: ReturnType<typeof useDraft>['replace'] };

/**
 * Offers the operator to restore text of the page that is stored in this browser but was never saved to the
 * server.
 */
function RestorePrompt({ page: { id, draft }, onPutBack }: RestorePromptProps) {
  const [stored, setStored] = useState(() => readUnsavedChanges(pageStorageId(id)));
  const content = stored?.values.content;
  if (!stored || !isPageContent(content) || JSON.stringify(content) === JSON.stringify(draft)) return null;
  return (
    <div className="mb-4">
      <UnsavedChangesNotice
        at={stored.at}
        onRestore={() => {
          onPutBack(content);
          setStored(null);
        }}
        onDiscard={() => {
          clearUnsavedChanges(pageStorageId(id));
          setStored(null);
        }}
      />
    </div>
  );
}

/**
 * The title of the open block of the landing page, to which the preview scrolls; empty when no block is open.
 */
function titleOf(content: PageContent, id: string | null): string {
  if (content.kind !== 'landing') return '';
  return textAt(content.blocks.find((block) => block.id === id)?.fields, 'title');
}

/** The preview of the page: beside the fields on a desktop, instead of the fields on smaller screens. */
function PreviewPane({
  page,
  scrollTarget,
  isAlone,
}: {
  page: EditedPage;
  scrollTarget: string;
  isAlone: boolean;
}) {
  const [width, setWidth] = useState<PreviewWidth>(page.kind === 'frame' ? 1440 : 390);
  return (
    <aside
      className={`sticky top-17 min-w-0 overflow-hidden rounded-[10px] border border-hairline bg-surface ${isAlone ? '' : 'max-lg:hidden'}`}
      aria-label="Voorbeeld"
    >
      <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-2 border-b border-hairline px-3 py-2">
        <p className="text-quiet">Zo komt de pagina eruit te zien</p>
        <WidthChoice width={width} onChange={setWidth} />
      </div>
      <PreviewFrame
        className="h-[calc(100dvh-9.5rem)]"
        address={savedPreview(page)}
        width={width}
        scrollTarget={scrollTarget}
      />
    </aside>
  );
}
