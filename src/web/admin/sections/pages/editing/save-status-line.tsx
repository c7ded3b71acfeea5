// The line with the save status, which screen readers announce. When saving failed, the line has a button
// that solves the problem.

import { Check, CircleAlert, LoaderCircle } from 'lucide-react';
import type { ReactNode } from 'react';
import type { EditedPage } from '#modules/pages/contract.ts';
import { Button } from '#web/ui/controls/button.tsx';
import { shortMomentText, unbroken } from '../../../format.ts';
import { changedText, pageStatus } from '../page-texts.ts';
import type { Draft } from './use-draft.ts';

const LINE_CLASS = 'flex flex-wrap items-center gap-x-2 gap-y-1';

type SaveStatusLineProps = {
  draft: Pick<Draft, 'state' | 'isSaved' | 'problems' | 'failure' | 'save'>;
  page: EditedPage;
  /**
   * Of the line with the save status: called when the operator asks to see the first invalid field; scrolls
   * to it.
   */
  onShow(): void;
  /**
   * Of the line with the save status: called to reopen, after an edit conflict, the dialog in which the
   * operator chooses whose version to keep.
   */
  onChoose(): void;
};

export function SaveStatusLine({ draft, page, onShow, onChoose }: SaveStatusLineProps) {
  const { state, isSaved, problems, failure, save } = draft;
  // Only problems are announced to screen readers, not every successful save.
  return (
    <div className="text-quiet">
      <div role="status">
        {state === 'wrong' ? (
          <SaveError text="Nog niet bewaard bij de winkel, wel in deze browser.">
            {problems.size > 0 ? (
              <Button onClick={onShow}>Toon wat er nog mist</Button>
            ) : (
              <span>{failure}</span>
            )}
          </SaveError>
        ) : state === 'failed' ? (
          <SaveError text={`Nog niet bewaard. ${failure}`}>
            <Button onClick={() => void save()}>Opnieuw proberen</Button>
          </SaveError>
        ) : state === 'conflict' ? (
          <SaveError text="Iemand anders heeft deze pagina intussen gewijzigd.">
            <Button onClick={onChoose}>Kies wat blijft</Button>
          </SaveError>
        ) : null}
      </div>
      {['wrong', 'failed', 'conflict'].includes(state) ? null : isSaved ? (
        <SavedNotice page={page} />
      ) : (
        <p className={LINE_CLASS}>
          <LoaderCircle className="motion-safe:animate-spin" size={14} aria-hidden /> Bewaren…
        </p>
      )}
    </div>
  );
}

/**
 * The message that all changes are saved. For a page without unpublished changes, the time and author of the
 * last change; otherwise the text "Concept bewaard".
 */
function SavedNotice({ page }: { page: EditedPage }) {
  const at = unbroken(shortMomentText(page.updatedAt));
  return pageStatus(page) === 'published' ? (
    <p title={changedText(page)}>
      <span>Gewijzigd </span>
      <span>{at}</span> {page.updatedBy && <span>{`door ${page.updatedBy}`}</span>}
    </p>
  ) : (
    <p className={LINE_CLASS} title={changedText(page)}>
      <Check size={14} aria-hidden />
      <span> Concept bewaard</span>
    </p>
  );
}

function SaveError({ text, children }: { text: string; children: ReactNode }) {
  return (
    <div className={`${LINE_CLASS} text-danger`}>
      <CircleAlert size={14} aria-hidden /> <span>{text}</span> {children}
    </div>
  );
}
