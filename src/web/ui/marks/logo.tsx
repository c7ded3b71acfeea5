// The logo of the shop with its name from the settings, in the proportions of shared/brand/wordmark.ts.

import { MARK } from '#shared/brand/wordmark.ts';
import { classNames } from '../class-names.ts';

export function LogoMark({ className = 'size-7' }: { className?: string }) {
  return (
    <svg className={className} viewBox="0 0 32 32" aria-hidden="true">
      <circle {...MARK.ring} fill="none" stroke="currentColor" strokeWidth={MARK.stroke} />
      <path d={MARK.lid} fill="currentColor" />
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
