// The icons that texts use by name, from one set with one stroke width.

import { Gift, Leaf, Lock, type LucideIcon, ShieldCheck, Sparkles, Truck, Undo2, Wind } from 'lucide-react';

const ICONS = {
  gift: Gift,
  truck: Truck,
  undo: Undo2,
  lock: Lock,
  sparkles: Sparkles,
  leaf: Leaf,
  shield: ShieldCheck,
  wind: Wind,
} as const satisfies Record<string, LucideIcon>;

export type IconName = keyof typeof ICONS;

export function Icon({ name, className = 'size-6' }: { name: IconName; className?: string }) {
  const Drawing = ICONS[name];
  return <Drawing aria-hidden="true" strokeWidth={1.5} className={className} />;
}
