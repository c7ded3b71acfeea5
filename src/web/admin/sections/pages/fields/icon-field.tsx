// The choice of one of the shop's icons, shown beside a short text.

import { Gift, Leaf, Lock, type LucideIcon, Shield, Sparkles, Truck, Undo2, Wind } from 'lucide-react';
import { type BlockIcon, blockIcons } from '#modules/pages/contract.ts';
import { textAt } from '../editing/content-paths.ts';
import { useDraftContext } from '../editing/draft-context.ts';

const ICONS: Readonly<Record<BlockIcon, readonly [label: string, icon: LucideIcon]>> = {
  gift: ['Cadeau', Gift],
  truck: ['Bezorgwagen', Truck],
  undo: ['Retourpijl', Undo2],
  lock: ['Slot', Lock],
  sparkles: ['Glans', Sparkles],
  leaf: ['Blad', Leaf],
  shield: ['Schild', Shield],
  wind: ['Wind', Wind],
};

export function IconField({ path }: { path: string }) {
  const { content, change, mayWrite } = useDraftContext();
  const chosen = textAt(content, path);
  return (
    <fieldset>
      <legend className="field-label">Pictogram</legend>
      <div className="flex flex-wrap gap-1">
        {blockIcons.map((icon) => {
          const [label, Icon] = ICONS[icon];
          return (
            <label
              key={icon}
              className="grid size-8 cursor-pointer place-items-center rounded-md border border-hairline text-quiet has-checked:border-accent has-checked:bg-accent-wash has-checked:text-accent-text has-focus-visible:outline-2 has-focus-visible:outline-offset-1 has-focus-visible:outline-accent pointer-coarse:size-11"
              title={label}
            >
              <input
                type="radio"
                className="visually-hidden"
                name={path}
                aria-label={label}
                checked={icon === chosen}
                disabled={!mayWrite}
                onChange={() => change(path, icon, null)}
              />
              <Icon size={16} aria-hidden />
            </label>
          );
        })}
      </div>
    </fieldset>
  );
}
