// The navigation bar at the bottom of a phone screen: the most used sections, and a button "Meer" for all
// others.

import { Ellipsis, LogOut, type LucideIcon, UserRound } from 'lucide-react';
import { useState } from 'react';
import { NavLink, useLocation } from 'react-router';
import { href } from '#shared/href.ts';
import { Button } from '#web/ui/controls/button.tsx';
import { Dialog, DialogBody } from '#web/ui/controls/dialog.tsx';
import { namedChoices, Options } from '#web/ui/controls/options.tsx';
import { useAdminSession, useRights } from '../session/admin-session.ts';
import { useSectionCounts } from './section-counts.ts';
import { SectionList } from './section-list.tsx';
import { PRIMARY_SECTIONS, SECTIONS, sectionOf } from './sections.ts';
import { THEME_LABELS, THEMES, type Theme } from './theme.ts';

const BAR_CLASS =
  'sticky bottom-0 z-6 grid auto-cols-fr grid-flow-col border-t border-hairline bg-ground pb-[env(safe-area-inset-bottom)] [grid-area:rail] lg:hidden';
const LINK_CLASS =
  'grid min-h-13 min-w-0 cursor-pointer content-center justify-items-center gap-0.5 text-[0.6875rem] font-medium text-quiet hover:no-underline aria-[current]:text-text aria-[current]:[&_svg]:text-accent-text';

type BottomBarProps = { theme: Theme; onTheme(theme: Theme): void; onLogOut(): void };

export function BottomBar(props: BottomBarProps) {
  const [isOpen, setOpen] = useState(false);
  const { pathname } = useLocation();
  const countOf = useSectionCounts();
  const { reads } = useRights();
  const mine = SECTIONS.filter(({ part }) => reads(part));
  const first = [...mine].sort((one, other) => placeOf(one.path) - placeOf(other.path));
  const shown = first.slice(0, PRIMARY_SECTIONS.length);
  const isElsewhere = !shown.some(({ path }) => path === sectionOf(pathname)?.path);
  return (
    <nav className={BAR_CLASS} aria-label="Onderdelen">
      {shown.map(({ path, label, icon: Icon, exact }) => (
        <NavLink key={path} className={LINK_CLASS} to={path} end={exact}>
          <IconWithCount icon={Icon} count={countOf(path)} />
          <span className="max-w-full truncate">{exact ? 'Vandaag' : label}</span>
        </NavLink>
      ))}
      <button
        type="button"
        className={LINK_CLASS}
        aria-current={isElsewhere ? 'true' : undefined}
        onClick={() => setOpen(true)}
      >
        <Ellipsis size={20} aria-hidden />
        <span>Meer</span>
      </button>
      {isOpen ? <More {...props} onClose={() => setOpen(false)} /> : null}
    </nav>
  );
}

/**
 * The sorting position of a section of the back-office in the bar at the bottom of a phone: primary sections
 * first, then all others in their usual order.
 */
const placeOf = (path: (typeof PRIMARY_SECTIONS)[number]): number => {
  const place = PRIMARY_SECTIONS.indexOf(path);
  return place < 0 ? PRIMARY_SECTIONS.length : place;
};

function IconWithCount({ icon: Icon, count }: { icon: LucideIcon; count: string | null }) {
  return (
    <span className="relative">
      <Icon size={20} aria-hidden />
      {count === null ? null : (
        <small className="absolute -top-1.5 left-3 rounded-full bg-accent px-1 text-[0.6875rem] leading-4 font-[600] text-on-accent">
          <span>{count}</span>
          <span className="visually-hidden"> te doen</span>
        </small>
      )}
    </span>
  );
}

function More({ theme, onTheme, onLogOut, onClose }: BottomBarProps & { onClose(): void }) {
  const { username } = useAdminSession();
  return (
    <Dialog title="Meer" size="small" onClose={onClose}>
      <DialogBody className="section-list pt-0">
        <SectionList onChosen={onClose} />
        <div className="mt-4 grid gap-2 border-t border-hairline pt-4">
          <NavLink to={href('/admin/account')} onClick={onClose}>
            <UserRound size={16} aria-hidden />{' '}
            <span>
              Mijn account (<span>{username}</span>)
            </span>
          </NavLink>
          <label className="inline-field justify-between">
            <span>Weergave</span>
            <select
              value={theme}
              onChange={({ target }) => onTheme(THEMES.find((each) => each === target.value) ?? theme)}
            >
              <Options of={namedChoices(THEMES, THEME_LABELS)} />
            </select>
          </label>
          <Button onClick={onLogOut}>
            <LogOut size={14} aria-hidden /> Uitloggen
          </Button>
        </div>
      </DialogBody>
    </Dialog>
  );
}
