// What is done less often on a page, behind the last button of its header. The palette and the letters find it like the
// buttons beside it.

import type { LucideIcon } from 'lucide-react';
import type { Endpoint } from '#shared/api/endpoint.ts';
import { useRights } from '../../session/admin-session.ts';
import { RowMenu } from '../../ui/menu/row-menu.tsx';
import { useKnownAction } from './page-action.tsx';

export type PageMenuItem = {
  command: string;
  label: string;
  icon: LucideIcon;
  words?: string;
  letter?: string;
  asks: Endpoint;
  isDanger?: boolean;
  onPress(): void;
};

type PageMenuProps = { label: string; items: readonly PageMenuItem[] };

function useMine(items: readonly PageMenuItem[]): readonly PageMenuItem[] {
  const { asksFor } = useRights();
  return items.filter(({ asks }) => asksFor(asks));
}

/** `label` names what it is about: "Meer met ZW100200". Nothing where somebody may do none of it. */
export function PageMenu({ label, items }: PageMenuProps) {
  const mine = useMine(items);
  return (
    <>
      <SeenMenu label={label} items={items} />
      {mine.map((item) => (
        <Unseen key={item.command} item={item} />
      ))}
    </>
  );
}

/** The menu alone, of what the palette and the letters find elsewhere on the page. */
export function SeenMenu({ label, items }: PageMenuProps) {
  const mine = useMine(items);
  if (mine.length === 0) return null;
  return (
    <RowMenu label={label} items={mine.map(({ onPress, ...item }) => ({ ...item, onSelect: onPress }))} />
  );
}

/** What leads here from another page presses a button, whether the menu is open or not. */
function Unseen({ item: { command, label, icon, words, letter, onPress } }: { item: PageMenuItem }) {
  useKnownAction({ command, label, icon, words, letter, press: onPress });
  return <button type="button" hidden data-command={command} aria-label={label} onClick={onPress} />;
}
