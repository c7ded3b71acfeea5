// The mark of the shop, as it is printed on the jar: a mouth half black, half white.
// The name beside it comes from the settings.

import { classNames } from '../class-names.ts';

export function LogoMark({ className = 'size-7' }: { className?: string }) {
  return (
    <svg className={className} viewBox="0 0 32 32" aria-hidden="true">
      <circle cx="16" cy="16" r="14.25" fill="none" stroke="currentColor" strokeWidth="2.5" />
      <path d="M3 15.2a13 13 0 0 1 26 0z" fill="currentColor" />
    </svg>
  );
}

export function Logo({ name, className }: { name: string; className?: string }) {
  return (
    <span className={classNames('inline-flex items-center gap-2.5', className)}>
      <LogoMark />
      <span className="font-display text-[1.5rem] leading-none font-semibold tracking-[-0.03em]">
        {name.toLowerCase()}
      </span>
    </span>
  );
}
