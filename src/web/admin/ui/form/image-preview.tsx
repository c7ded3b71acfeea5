// A small preview of a picture's URL, with the progress of an upload on top.

import { ImageOff } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { fileAtLeast, uploadedPicture } from '#modules/media/contract.ts';

/** The image's width in pixels: twice its displayed size, for high-density screens. */
const PIXELS = 144;

type ImagePreviewProps = {
  address: string;
  share: number | null;
  /** The picture the shop shows as long as none is uploaded. */
  drawn?: ReactNode;
};

/** The preview. Give it `key={address}`, so that one broken picture does not hide the next. */
export function ImagePreview({ address, share, drawn }: ImagePreviewProps) {
  const [broken, setBroken] = useState(false);
  const uploaded = uploadedPicture(address);
  return (
    <span
      className="image-preview relative grid size-18 flex-none place-items-center overflow-hidden rounded-lg border border-hairline bg-raised text-quiet [&_img]:bg-tile [&_img]:size-full [&_img]:object-cover"
      title={broken ? 'Deze afbeelding is niet te laden' : undefined}
    >
      {address === '' && drawn ? (
        drawn
      ) : address === '' || broken ? (
        <ImageOff size={18} aria-hidden />
      ) : (
        <img
          src={uploaded ? fileAtLeast(uploaded, PIXELS) : address}
          alt=""
          width={72}
          height={72}
          onError={() => setBroken(true)}
        />
      )}
      {share === null ? null : (
        <UploadProgress
          share={share}
          label="Afbeelding uploaden"
          className="absolute inset-x-1 bottom-1 w-auto"
        />
      )}
    </span>
  );
}

/**
 * Props of the progress bar; `share` is 0 to 1. The bar is full before the answer arrives, while the shop
 * makes the files.
 */
type UploadProgressProps = { share: number; label: string; className?: string };

export function UploadProgress({ share, label, className = '' }: UploadProgressProps) {
  const percent = Math.round(share * 100);
  return <progress className={`upload-progress ${className}`} aria-label={label} max={100} value={percent} />;
}
