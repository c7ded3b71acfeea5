// A link that is given to somebody: shown whole, chosen by one press, and copied by another.

import { toast } from '#web/ui/toast/toast-store.ts';

export function CopyableLink({ link }: { link: string }) {
  return (
    <p className="code w-full rounded-lg bg-raised px-3 py-2.5 text-[0.75rem] wrap-anywhere select-all">
      {link}
    </p>
  );
}

/** True once it is on the clipboard; else a message says what to do. */
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
