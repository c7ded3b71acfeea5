// The sections the operator may see, grouped, each with its number of open tasks.

import { useId } from 'react';
import { NavLink } from 'react-router';
import { useRights } from '../session/admin-session.ts';
import { useSectionCounts } from './section-counts.ts';
import { SECTION_GROUPS, SECTIONS, type Section } from './sections.ts';

/**
 * Class names of a group of sections in the navigation. Where the navigation shows only icons, a line
 * replaces the name of the group.
 */
const GROUP =
  'lg:max-[80rem]:not-first-of-type:mt-2 lg:max-[80rem]:not-first-of-type:border-t lg:max-[80rem]:not-first-of-type:border-hairline lg:max-[80rem]:not-first-of-type:pt-2';
const NAME =
  'px-2 pt-3 pb-0.5 text-[0.75rem] max-lg:pt-3.5 max-lg:pb-1 font-[560] text-quiet lg:max-[80rem]:sr-only';

export function SectionList({ onChosen }: { onChosen?(): void }) {
  const id = useId();
  const countOf = useSectionCounts();
  const { reads } = useRights();
  const mine = SECTIONS.filter(({ part }) => reads(part));
  return SECTION_GROUPS.map((group) => {
    const sections = mine.filter((section) => section.group === group);
    return sections.length === 0 ? null : (
      <div key={group} className={GROUP}>
        <h2 id={`${id}-${group}`} className={NAME}>
          {group}
        </h2>
        <ul aria-labelledby={`${id}-${group}`}>
          {sections.map((section) => (
            <li key={section.path}>
              <SectionLink section={section} count={countOf(section.path)} onChosen={onChosen} />
            </li>
          ))}
        </ul>
      </div>
    );
  });
}

type SectionLinkProps = { section: Section; count: string | null; onChosen?: (() => void) | undefined };

function SectionLink({ section, count, onChosen }: SectionLinkProps) {
  const { path, label, icon: Icon, exact } = section;
  return (
    <NavLink to={path} end={exact} title={label} onClick={onChosen}>
      <Icon size={16} aria-hidden /> <span>{label}</span>
      <Waiting count={count} />
    </NavLink>
  );
}

export function Waiting({ count }: { count: string | null }) {
  if (count === null) return null;
  return (
    <small className="ml-auto text-[0.75rem] font-[450] text-quiet tabular-nums">
      <span>{count}</span>
      <span className="visually-hidden"> te doen</span>
    </small>
  );
}
