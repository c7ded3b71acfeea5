// A video of the owner's own: its picture here, the film where it stands. Nobody there hears of a visitor before they press.

import { Play } from 'lucide-react';
import { landingCopy } from '#copy/landing.ts';
import { uploadedPicture } from '#modules/media/contract.ts';
import type { BlockFields } from '#modules/pages/contract.ts';
import { PictureView } from '../../../ui/pictures/picture-view.tsx';

const SIZES = '(min-width: 1280px) 1200px, 92vw';

export function OwnVideo({ id, title, text, imageUrl, alt, address }: BlockFields<'video'> & { id: string }) {
  const files = uploadedPicture(imageUrl);
  if (!files) return null;
  return (
    <section aria-labelledby={`${id}-title`} className="section page-width">
      <h2 id={`${id}-title`} className="max-w-[18ch] font-display text-title font-[560]">
        {title}
      </h2>
      {text ? <p className="mt-5 max-w-[52ch] text-charcoal">{text}</p> : null}
      <a href={address} target="_blank" rel="noopener noreferrer" className="relative mt-8 block md:mt-12">
        <PictureView files={files} sizes={SIZES} alt={alt} className="h-auto w-full rounded-2xl" />
        <span className="absolute bottom-4 left-4 inline-flex items-center gap-2.5 rounded-full bg-ink px-5 py-3 font-medium text-paper">
          <Play aria-hidden="true" className="size-5" strokeWidth={1.75} />
          {landingCopy.watchVideo(new URL(address).hostname.includes('vimeo') ? 'Vimeo' : 'YouTube')}
        </span>
      </a>
    </section>
  );
}
