// The notice of the legal guarantee, which must be shown before the contract (BW 6:230m; Reg. (EU)
// 2025/1960). It is the official notice the owner uploaded, or else a drawing of its contents. The notice
// leads to the page of Your Europe, by a link and, where there is room, a QR code.

import { guaranteeNoticeCopy as copy } from '#copy/guarantee-notice.ts';
import { uploadedPicture } from '#modules/media/browser.ts';
import { PictureView } from '../pictures/picture-view.tsx';
import qrCode from './your-europe-qr.svg';

/** CSS classes of the frame around the drawn notice, in the colours of the European Union. */
const FRAME = 'block overflow-clip rounded-lg border-2 border-[#039] bg-white text-ink no-underline';

/** The guarantee notice. `official` is the URL of the uploaded notice; empty without one. */
export function GuaranteeNotice({ official, className = '' }: { official: string; className?: string }) {
  const files = uploadedPicture(official);
  return (
    <a
      className={files ? `block ${className}` : `${FRAME} ${className}`}
      href={copy.url}
      target="_blank"
      rel="noopener"
    >
      {files ? (
        <PictureView files={files} alt={copy.alt} sizes="30rem" className="h-auto w-full" />
      ) : (
        <Drawing />
      )}
      <span className="sr-only"> {copy.newTab}</span>
    </a>
  );
}

function Drawing() {
  return (
    <>
      <span className="flex flex-wrap items-center gap-x-2 gap-y-1 bg-[#039] px-4 py-2.5 text-white">
        <span className="text-[2.5rem] leading-none font-bold tracking-[-0.04em]">{copy.years}</span>
        <span className="max-w-[6.5rem] flex-[3_1_4.5rem] text-sm leading-tight">
          <strong>{copy.unit}</strong> {copy.least}
        </span>
        <strong className="flex-[1_0_5rem] text-right text-[0.9375rem] leading-tight">{copy.title}</strong>
      </span>
      {/* Only beside a text that has room for its lines. */}
      <span className="flex flex-wrap items-center gap-4 p-4">
        <span className="flex-[1_1_12rem] text-[0.8125rem] leading-normal">
          {copy.text} {copy.longer}{' '}
          <span className="font-semibold text-[#039] underline underline-offset-3">{copy.link}</span>
        </span>
        <img
          src={qrCode}
          alt=""
          width={80}
          height={80}
          loading="lazy"
          decoding="async"
          className="max-sm:hidden"
        />
      </span>
    </>
  );
}
