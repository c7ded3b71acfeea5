// The head of the editor: the status of the page and the actions on it, which are buttons, lines of the
// command palette and shortcut keys.

import { ExternalLink, Eye, History, Redo2, Rocket, Undo2 } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import type { EditedPage } from '#modules/pages/contract.ts';
import { pageEndpoints } from '#modules/pages/endpoints.ts';
import { PageAction } from '../../../shell/actions/page-action.tsx';
import { PageHeader } from '../../../shell/page-header.tsx';
import { PageActions } from '../actions/page-actions.tsx';
import { PublishDialog } from '../actions/publish-dialog.tsx';
import { VersionsDialog } from '../actions/versions-dialog.tsx';
import { PageBadge } from '../page-columns.tsx';
import { PreviewDialog } from '../preview/preview-dialog.tsx';
import type { Draft } from './use-draft.ts';

type EditorHeadProps = {
  page: EditedPage;
  draft: Draft;
  /**
   * Of the head of the page editor: saves the page. Resolves with false when saving failed; the editor then
   * shows the reason.
   */
  save(): Promise<boolean>;
  claims: number;
  /**
   * Of the head of the page editor: the names of variables used in the page that have no value today, so that
   * readers would see a gap.
   */
  silent: readonly string[];
  /** Of the head of the page editor: content shown at the end of the line with the page's status. */
  beside: ReactNode;
};

/** Class names that reduce the editor's buttons for undo and redo to icons on a phone. */
const SMALL =
  'flex flex-wrap gap-1.5 max-md:[&>.btn-quiet]:w-11 max-md:[&>.btn-quiet]:border-hairline max-md:[&>.btn-quiet]:bg-surface max-md:[&>.btn-quiet]:p-0 max-md:[&>.btn-quiet>span]:sr-only';

type Open = 'preview' | 'versions' | 'publish';

export function EditorHead({ page, draft, save, claims, silent, beside }: EditorHeadProps) {
  const [open, setOpen] = useState<Open | null>(null);
  const close = () => setOpen(null);
  const openSaved = async (next: Open) => {
    if (await save()) setOpen(next);
  };
  const hasNews = !draft.isSaved || page.changed || !page.published || page.publishAt !== null;
  return (
    <>
      <PageHeader
        title={page.name}
        below={
          <PageStatusLine page={page} draft={draft}>
            {beside}
          </PageStatusLine>
        }
      >
        <div className={SMALL}>
          <StepActions draft={draft} />
          <PageAction
            command="page-preview"
            label="Voorbeeld"
            icon={Eye}
            letter="v"
            requires="nothing"
            words="bekijken preview telefoon tablet"
            onPress={() => void openSaved('preview')}
          />
          <PageAction
            command="page-versions"
            label="Versies"
            icon={History}
            letter="h"
            requires="nothing"
            words="geschiedenis terug herstellen"
            onPress={() => setOpen('versions')}
          />
        </div>
        <PageAction
          command="page-publish"
          label="Publiceren"
          icon={Rocket}
          letter="p"
          variant="primary"
          requires={pageEndpoints.publish}
          words="live zetten online plannen"
          disabled={!hasNews}
          onPress={() => void openSaved('publish')}
        />
        <PageActions page={page} onBefore={save} onDone={draft.adopt} />
      </PageHeader>
      {open === 'preview' ? (
        <PreviewDialog title={`Voorbeeld van ${page.name}`} address={page.previewAddress} onClose={close} />
      ) : null}
      {open === 'versions' ? <VersionsDialog page={page} onRestored={draft.adopt} onClose={close} /> : null}
      {open === 'publish' ? (
        <PublishDialog
          page={page}
          claims={claims}
          silent={silent}
          version={draft.version()}
          onPublished={draft.adopt}
          onClose={close}
        />
      ) : null}
    </>
  );
}

type PageStatusLineProps = Pick<EditorHeadProps, 'page' | 'draft'> & { children: ReactNode };

/** The status of the page; for a published page also the link to it. */
function PageStatusLine({ page, draft, children }: PageStatusLineProps) {
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-0.5">
      <PageBadge page={{ ...page, changed: page.changed || !draft.isSaved }} />
      {page.published ? (
        <a
          className="lone-link inline-flex items-center gap-1 underline"
          href={page.address}
          target="_blank"
          rel="noopener"
        >
          <span>
            Bekijk<span className="max-md:sr-only"> op de site</span>
          </span>
          <ExternalLink size={12} aria-hidden />
        </a>
      ) : null}
      {children}
    </div>
  );
}

function StepActions({ draft: { undo, redo } }: Pick<EditorHeadProps, 'draft'>) {
  return (
    <>
      <PageAction
        command="page-undo"
        label="Ongedaan maken"
        icon={Undo2}
        letter="z"
        variant="quiet"
        disabled={!undo}
        onPress={() => undo?.()}
      />
      {redo ? (
        <PageAction
          command="page-redo"
          label="Opnieuw"
          icon={Redo2}
          letter="Z"
          variant="quiet"
          onPress={redo}
        />
      ) : null}
    </>
  );
}
