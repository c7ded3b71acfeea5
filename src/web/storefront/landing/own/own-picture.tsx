// A picture of the owner's own, as wide as the page. Its size is in its address, so that nothing moves when it comes.

import { uploadedPicture } from '#modules/media/contract.ts';
import type { BlockFields } from '#modules/pages/contract.ts';
import { PictureView } from '../../../ui/pictures/picture-view.tsx';

const SIZES = '(min-width: 1280px) 1200px, 92vw';

export function OwnPicture({ id, title, imageUrl, alt, caption }: BlockFields<'picture'> & { id: string }) {
  const files = uploadedPicture(imageUrl);
  if (!files) return null;
  return (
    <section aria-labelledby={`${id}-title`} className="section page-width">
      <h2 id={`${id}-title`} className="max-w-[18ch] font-display text-title font-[560]">
        {title}
      </h2>
      <figure className="mt-8 md:mt-12">
        <PictureView files={files} sizes={SIZES} alt={alt} className="h-auto w-full rounded-2xl" />
        {caption ? <figcaption className="mt-3 text-sm text-smoke">{caption}</figcaption> : null}
      </figure>
    </section>
  );
}
