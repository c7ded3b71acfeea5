// A small preview of a picture's URL, with the progress of an upload on top.

import { ImageOff } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { fileAtLeast, uploadedPicture } from '#modules/media/contract.ts';

/** The image's width in pixels: twice its displayed size, for high-density screens. */
const PIXELS = 144;

type ImagePreviewProps = {
  address: string;
  share: number | null;
  /** Of the preview of a picture in a form: a drawing, shown as long as no picture is chosen. */
  drawn?: ReactNode;
};

/**
 * The preview of a picture. Pass `key={address}`, so that the state "cannot be loaded" of one picture does
 * not apply to the next.
 */
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
 * Props of the progress bar; `share` is the progress from 0 to 1. At 1 the server is still processing the
 * picture.
 */
type UploadProgressProps = { share: number; label: string; className?: string };

export function UploadProgress({ share, label, className = '' }: UploadProgressProps) {
  const percent = Math.round(share * 100);
  return <progress className={`upload-progress ${className}`} aria-label={label} max={100} value={percent} />;
}
