// The true page as a visitor gets it, in a window as wide as a phone, a tablet or a desk, made small enough
// to fit. Nothing in it leads away.

import { type RefObject, useEffect, useRef, useState } from 'react';
import type { EditedPage } from '#modules/pages/contract.ts';
import { Segmented } from '../../../ui/segmented.tsx';

export const PREVIEW_WIDTHS = [
  [390, 'Telefoon', { title: '390 pixels breed' }],
  [768, 'Tablet', { title: '768 pixels breed' }],
  [1440, 'Desktop', { title: '1440 pixels breed' }],
] as const;
export type PreviewWidth = (typeof PREVIEW_WIDTHS)[number][0];

type WidthChoiceProps = { width: PreviewWidth; onChange(width: PreviewWidth): void };

export function WidthChoice({ width, onChange }: WidthChoiceProps) {
  return (
    <Segmented
      label="Breedte van het voorbeeld"
      choices={PREVIEW_WIDTHS}
      chosen={width}
      onChange={onChange}
    />
  );
}

/** Another address for every state that is saved, so that a frame shows the newest. */
export const savedPreview = ({ previewAddress, version }: Pick<EditedPage, 'previewAddress' | 'version'>) =>
  `${previewAddress}&stand=${version}`;

type PreviewFrameProps = {
  /** Of the page; another one is loaded at once, at the height that was looked at. */
  address: string;
  width: PreviewWidth;
  /** The heading of what is worked on is brought into sight. */
  scrollTarget?: string;
  className?: string;
};

export function PreviewFrame({ address, width, scrollTarget = '', className = '' }: PreviewFrameProps) {
  const room = useRef<HTMLDivElement>(null);
  const frame = useRef<HTMLIFrameElement>(null);
  const size = useSize(room);
  const scale = size ? Math.min(1, size.width / width) : 1;
  const settle = useScrollRestoration(frame);
  // An empty frame is white, and would flash before the first page is there.
  const [isThere, setThere] = useState(false);
  useScrollToHeading(frame, scrollTarget);
  return (
    <div ref={room} className={`relative overflow-hidden bg-raised ${className}`}>
      {size ? (
        <iframe
          ref={frame}
          className={`absolute top-0 left-1/2 origin-top-left border-0 bg-white ${isThere ? '' : 'opacity-0'}`}
          title="Voorbeeld van de pagina"
          src={address}
          onLoad={() => {
            settle();
            setThere(true);
          }}
          style={{
            width,
            height: size.height / scale,
            marginLeft: (-width * scale) / 2,
            transform: `scale(${scale})`,
          }}
        />
      ) : null}
    </div>
  );
}

function useSize(ref: RefObject<HTMLElement | null>): { width: number; height: number } | null {
  const [size, setSize] = useState<{ width: number; height: number } | null>(null);
  useEffect(() => {
    const room = ref.current;
    if (!room) return;
    const watcher = new ResizeObserver(() => setSize({ width: room.clientWidth, height: room.clientHeight }));
    watcher.observe(room);
    return () => watcher.disconnect();
  }, [ref]);
  return size && size.width > 0 ? size : null;
}

/** What to do when the page in the frame is there: it opens where the one before it was left. */
function useScrollRestoration(frame: RefObject<HTMLIFrameElement | null>): () => void {
  const left = useRef(0);
  return () => {
    const view = frame.current?.contentWindow;
    if (!view) return;
    view.scrollTo({ top: left.current, behavior: 'instant' });
    view.addEventListener('scroll', () => {
      left.current = view.scrollY;
    });
    // It asks visitors; here it would only lie over what is worked on.
    view.document.getElementById('consent')?.style.setProperty('display', 'none', 'important');
    for (const kind of ['click', 'submit'])
      view.document.addEventListener(kind, blockNavigation, { capture: true });
  };
}

/**
 * A question may be opened and a pack chosen, but a link would show another page than the one that is worked
 * on.
 */
function blockNavigation(event: Event): void {
  const leads = event.type === 'submit' || (isElement(event.target) && event.target.closest('a[href]'));
  if (leads) event.preventDefault();
}

/** Of another window, so it is no `Element` of this one. */
const isElement = (target: EventTarget | null): target is Element => target !== null && 'closest' in target;

function useScrollToHeading(frame: RefObject<HTMLIFrameElement | null>, scrollTarget: string): void {
  useEffect(() => {
    if (scrollTarget === '') return;
    const headings = frame.current?.contentDocument?.querySelectorAll('h1, h2') ?? [];
    const heading = [...headings].find(({ textContent }) =>
      wordsOf(textContent).includes(wordsOf(scrollTarget)),
    );
    heading?.scrollIntoView({ block: 'center', behavior: 'instant' });
  }, [frame, scrollTarget]);
}

/** Lines are broken differently on a page. */
const wordsOf = (text: string) => text.replaceAll(/\s+/g, '');
