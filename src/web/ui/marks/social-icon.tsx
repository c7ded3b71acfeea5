// The logos of the social channels, with the same stroke as the other icons.

import type { ReactNode } from 'react';
import type { SocialChannel } from '#copy/navigation.ts';

const DRAWINGS: Record<SocialChannel, ReactNode> = {
  instagram: (
    <>
      <rect x="3.5" y="3.5" width="17" height="17" rx="5" />
      <circle cx="12" cy="12" r="4" />
      <path d="M16.9 7.1h.01" />
    </>
  ),
  facebook: <path d="M16.5 3.5h-2.5a4 4 0 0 0-4 4v3H7v3.5h3v7.5h3.5V14h3l.8-3.5h-3.8V8a1 1 0 0 1 1-1h2.5z" />,
  youtube: (
    <>
      <rect x="2.5" y="5.5" width="19" height="13" rx="4" />
      <path d="m10.2 9 5 3-5 3z" />
    </>
  ),
  pinterest: (
    <>
      <circle cx="12" cy="12" r="9" />
      <path d="m9.5 20 2.6-10.2M8.8 13.2c-1.8-2.700.3-6.200 3.400-6.200 2.600 0 4.200 1.700 3.900 4.200-.3 2.500-2.100 4-3.700 3.500-.8-.2-1.400-.9-1.400-1.700" />
    </>
  ),
  tiktok: <path d="M10.5 10.5a5 5 0 1 0 4 4.9V3.5c.4 2.6 2.2 4.4 5 4.7" />,
};

export function SocialIcon({ channel }: { channel: SocialChannel }) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 24 24"
      className="size-5"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      {DRAWINGS[channel]}
    </svg>
  );
}
