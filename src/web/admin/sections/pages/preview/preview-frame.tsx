// The preview of a page as visitors get it, in the width of a phone, tablet or desktop, scaled to fit. Links
// and forms in the preview are disabled.

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

/**
 * Returns the URL of the preview of a page. The URL differs for every saved version, so that the iframe
 * always loads the newest version.
 */
export const savedPreview = ({ previewAddress, version }: Pick<EditedPage, 'previewAddress' | 'version'>) =>
  `${previewAddress}&stand=${version}`;

type PreviewFrameProps = {
  /**
   * Of the frame with a page's preview: the URL to show. When the URL changes, the frame loads it and keeps
   * the scroll position.
   */
  address: string;
  width: PreviewWidth;
  /**
   * Of the frame with a page's preview: the text of the heading to scroll into view, which is the title of
   * the block being edited; empty or absent to scroll nowhere.
   */
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

/**
 * Returns the `onLoad` handler of the iframe. It restores the scroll position of the previous load, hides the
 * consent question, and disables links and forms.
 */
function useScrollRestoration(frame: RefObject<HTMLIFrameElement | null>): () => void {
  const left = useRef(0);
  return () => {
    const view = frame.current?.contentWindow;
    if (!view) return;
    view.scrollTo({ top: left.current, behavior: 'instant' });
    view.addEventListener('scroll', () => {
      left.current = view.scrollY;
    });
    // The consent question is for visitors; in the preview it would cover the page.
    view.document.getElementById('consent')?.style.setProperty('display', 'none', 'important');
    for (const kind of ['click', 'submit'])
      view.document.addEventListener(kind, blockNavigation, { capture: true });
  };
}

/**
 * Prevents links and form submissions from loading another page in the preview. Other controls, such as the
 * choice of a pack, still work.
 */
function blockNavigation(event: Event): void {
  const leads = event.type === 'submit' || (isElement(event.target) && event.target.closest('a[href]'));
  if (leads) event.preventDefault();
}

/**
 * True for an element. It checks a property, because an element of another window is not an `instanceof
 * Element` of this window.
 */
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

/**
 * Removes all white space from a text. A block's title and its heading in the preview may break into lines
 * differently, so both are compared without white space.
 */
const wordsOf = (text: string) => text.replaceAll(/\s+/g, '');
