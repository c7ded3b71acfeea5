// A link to give to somebody: shown in full, selected with one click and copied with a button.

import { toast } from '#web/ui/toast/toast-store.ts';

export function CopyableLink({ link }: { link: string }) {
  return (
    <p className="code w-full rounded-lg bg-raised px-3 py-2.5 text-[0.75rem] wrap-anywhere select-all">
      {link}
    </p>
  );
}

/**
 * Copies a text to the clipboard. Returns false, and shows a message with an alternative, when that fails.
 */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    const description = 'Selecteer de tekst en kopieer hem zelf.';
    toast({ title: 'Kopiëren lukt niet', description, severity: 'high' });
    return false;
  }
}
