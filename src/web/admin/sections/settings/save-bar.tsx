// The bar that saves or discards all changes on one page of the settings. Each section of settings is saved
// by a request of its own, so that an error in one does not block the others.

import { Save, Undo2 } from 'lucide-react';
import { useEffect } from 'react';
import { useBlocker } from 'react-router';
import { countedText } from '../../format.ts';
import { PageAction } from '../../shell/actions/page-action.tsx';
import { DiscardDialog } from '../../ui/form/discard-dialog.tsx';
import { SECTIONS, type SectionKey } from './setting-fields.ts';

/** The sections with unsaved changes, each with its number of invalid fields. */
export type Unsaved = ReadonlyMap<SectionKey, number>;

export function SaveBar({ unsaved }: { unsaved: Unsaved }) {
  if (unsaved.size === 0) return null;
  const titles = [...unsaved.keys()].map((section) => SECTIONS[section].title);
  const faults = [...unsaved.values()].reduce((sum, count) => sum + count, 0);
  return (
    <section className="bulk-bar" aria-label="Niet opgeslagen">
      <p className={`min-w-0 max-md:flex-[0_1_auto]! max-md:truncate ${faults ? 'text-danger' : ''}`}>
        {faults
          ? `${countedText(faults, 'veld klopt', 'velden kloppen')} niet`
          : `${titles.join(', ')} gewijzigd`}
      </p>
      <PageAction
        command="undo-settings"
        label="Herstellen"
        icon={Undo2}
        variant="quiet"
        onPress={() => {
          for (const form of formsOf(unsaved)) form.reset();
        }}
      />
      <PageAction
        command="save-settings"
        label="Opslaan"
        icon={Save}
        variant="primary"
        words="bewaren"
        onPress={() => {
          for (const form of formsOf(unsaved)) form.requestSubmit();
        }}
      />
    </section>
  );
}

function formsOf(sections: Unsaved): HTMLFormElement[] {
  return [...sections.keys()].flatMap((section) => [
    ...(document.getElementById(section)?.querySelectorAll('form') ?? []),
  ]);
}

export function UnsavedWarning({ unsaved }: { unsaved: boolean }) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => unsaved && currentLocation.pathname !== nextLocation.pathname,
  );
  useEffect(() => {
    if (!unsaved) return;
    const preventUnload = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', preventUnload);
    return () => window.removeEventListener('beforeunload', preventUnload);
  }, [unsaved]);
  // Code that would replace the page finds out by this attribute.
  if (blocker.state !== 'blocked') return unsaved ? <span hidden data-unsaved /> : null;
  return <DiscardDialog onDiscard={() => blocker.proceed()} onStay={() => blocker.reset()} />;
}
