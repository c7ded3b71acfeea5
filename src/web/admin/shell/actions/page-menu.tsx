// What is done less often on a page, behind the last button of its header. The palette and the letters find
// it like the buttons beside it.

import { usePermissionCheck } from '../../session/admin-session.ts';
import { RowMenu, type RowMenuItem } from '../../ui/menu/row-menu.tsx';
import type { RegisteredAction } from './action-registry.ts';
import { useRegisterAction } from './page-action.tsx';

export type PageMenuItem = Omit<RegisteredAction, 'press'> & RowMenuItem;

export function PageMenu({ label, items }: { label: string; items: readonly PageMenuItem[] }) {
  const isPermitted = usePermissionCheck();
  return (
    <>
      <RowMenu label={label} items={items} />
      {items
        .filter(({ requires }) => isPermitted(requires))
        .map((item) => (
          <HiddenAction key={item.command} item={item} />
        ))}
    </>
  );
}

/** What leads here from another page presses a button, whether the menu is open or not. */
function HiddenAction({ item: { command, label, icon, words, letter, onPress } }: { item: PageMenuItem }) {
  useRegisterAction({ command, label, icon, words, letter, press: onPress });
  return <button type="button" hidden data-command={command} aria-label={label} onClick={onPress} />;
}
