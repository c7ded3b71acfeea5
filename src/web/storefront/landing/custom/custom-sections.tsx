// The owner's own blocks on the landing page: a text, a picture or a video. A picture's size is part of its
// URL, so that nothing moves when it loads. A video site is contacted only after the visitor presses play.

import { Play } from 'lucide-react';
import type { ReactNode } from 'react';
import { landingCopy } from '#copy/landing/landing.ts';
import type { Block } from '#copy/legal/article.ts';
import { uploadedPicture } from '#modules/media/contract.ts';
import type { BlockFields } from '#modules/pages/contract.ts';
import { PictureView } from '../../../ui/pictures/picture-view.tsx';
import { Blocks } from '../../legal/article-blocks.tsx';

const TEXT_CLASSES = [
  'mt-6 max-w-[38em] text-charcoal md:mt-8 space-y-4',
  '[&_ul]:list-disc [&_ol]:list-decimal [&_:is(ul,ol)]:pl-5 [&_:is(ul,ol)]:space-y-2',
  '[&_h3]:font-display [&_h3]:text-subtitle [&_h3]:font-[560] [&_h3]:text-ink [&>h3]:mt-8',
  '[&_a]:underline [&_a]:underline-offset-4',
].join(' ');

type CustomBlock = { id: string; title: string };

export function CustomText({ blocks, ...own }: CustomBlock & { blocks: readonly Block[] }) {
  return (
    <CustomSection {...own}>
      <div className={TEXT_CLASSES}>
        <Blocks blocks={blocks} />
      </div>
    </CustomSection>
  );
}

export function CustomPicture({ imageUrl, alt, caption, ...own }: CustomBlock & BlockFields<'picture'>) {
  return (
    <CustomSection {...own}>
      <figure className="mt-8 md:mt-12">
        <WidePicture imageUrl={imageUrl} alt={alt} />
        {caption ? <figcaption className="mt-3 text-sm text-smoke">{caption}</figcaption> : null}
      </figure>
    </CustomSection>
  );
}

export function CustomVideo({ text, imageUrl, alt, address, ...own }: CustomBlock & BlockFields<'video'>) {
  return (
    <CustomSection {...own}>
      {text ? <p className="mt-5 max-w-[33em] text-charcoal">{text}</p> : null}
      <a href={address} target="_blank" rel="noopener noreferrer" className="mt-8 grid gap-3 md:mt-12">
        <span className="grid place-items-center *:[grid-area:1/1] [&_img]:[grid-area:1/1]">
          <WidePicture imageUrl={imageUrl} alt={alt} />
          <span className="z-1 rounded-full bg-ink p-5 text-paper shadow-lift md:p-7">
            <Play aria-hidden="true" className="size-7 translate-x-0.5 md:size-9" strokeWidth={1.75} />
          </span>
        </span>
        <span className="w-fit font-medium underline underline-offset-4">
          {landingCopy.watchVideo(address.includes('vimeo') ? 'Vimeo' : 'YouTube')}
        </span>
      </a>
    </CustomSection>
  );
}

function CustomSection({ id, title, children }: CustomBlock & { children: ReactNode }) {
  return (
    <section id={id} aria-labelledby={`${id}-title`} className="own section page-width [.own+&]:pt-0">
      <h2 id={`${id}-title`} className="max-w-[11.8em] font-display text-title font-[560]">
        {title}
      </h2>
      {children}
    </section>
  );
}

function WidePicture({ imageUrl, alt }: { imageUrl: string; alt: string }) {
  const files = uploadedPicture(imageUrl);
  if (!files) return null;
  const sizes = '(min-width: 1280px) 1200px, 92vw';
  return <PictureView files={files} sizes={sizes} alt={alt} className="h-auto w-full rounded-2xl" />;
}
