// What is done less often on a page, behind the last button of its header. The palette and the letters find
// it like the buttons beside it.

import { useMine } from '../../session/admin-session.ts';
import { RowMenu, type RowMenuItem } from '../../ui/menu/row-menu.tsx';
import type { KnownAction } from './known-actions.ts';
import { useKnownAction } from './page-action.tsx';

export type PageMenuItem = Omit<KnownAction, 'press'> & RowMenuItem;

export function PageMenu({ label, items }: { label: string; items: readonly PageMenuItem[] }) {
  const isMine = useMine();
  return (
    <>
      <RowMenu label={label} items={items} />
      {items
        .filter(({ asks }) => isMine(asks))
        .map((item) => (
          <Unseen key={item.command} item={item} />
        ))}
    </>
  );
}

/** What leads here from another page presses a button, whether the menu is open or not. */
function Unseen({ item: { command, label, icon, words, letter, onPress } }: { item: PageMenuItem }) {
  useKnownAction({ command, label, icon, words, letter, press: onPress });
  return <button type="button" hidden data-command={command} aria-label={label} onClick={onPress} />;
}
