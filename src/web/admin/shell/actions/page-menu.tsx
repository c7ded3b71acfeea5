// The menu of less frequent actions, the last button of a page's header. Its items are also in the command
// palette and have shortcut letters.

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

/**
 * A hidden button for an item of the menu, so that a link from another page can press it while the menu is
 * closed.
 */
function HiddenAction({ item: { command, label, icon, words, letter, onPress } }: { item: PageMenuItem }) {
  useRegisterAction({ command, label, icon, words, letter, press: onPress });
  return <button type="button" hidden data-command={command} aria-label={label} onClick={onPress} />;
}
