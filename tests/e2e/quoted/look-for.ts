// Runs in the page: finds where a quoted text is visible, only in the document, or absent. Visible means
// rendered, opaque, not clipped, and reachable by scrolling, without opening anything.

export type Wanted = { text: string; picture: boolean; within: string };
export type Sight = 'seen' | 'in the document, not seen' | 'absent';

/**
 * Looks for the texts. The function is sent to the browser as text, so it must not use anything outside
 * itself.
 */
export function lookFor(wanted: readonly Wanted[]): Sight[] {
  type Piece = { text: string; element: Element; node?: Text };
  type Frame = { left: number; top: number; right: number; bottom: number };
  const OPAQUE = 0.3;
  const MARKS: Record<string, string> = {
    "'": "['’‘]",
    '"': '["”“„]',
    '-': '[-–—‑]',
    '–': '[-–—‑]',
    '…': '(?:…|\\.\\.\\.)',
  };

  const pattern = (text: string) => {
    const body = [...text.trim().replaceAll('...', '…').replaceAll(/\s+/g, ' ')]
      .map((sign) => {
        if (sign === ' ') return '\\s*';
        const escaped = MARKS[sign] ?? sign.replaceAll(/[.*+?^${}()|[\]\\/]/g, '\\$&');
        return sign === '€' ? '€\\s*' : `${escaped}\\u00AD?`;
      })
      .join('');
    const edge = (at: string, guard: string) => (/[\p{L}\p{N}]/u.test(at) ? guard : '');
    const before = edge(text.at(0) ?? '', '(?<![\\p{L}\\p{N}])');
    return new RegExp(before + body + edge(text.at(-1) ?? '', '(?![\\p{L}\\p{N}])'), 'gu');
  };

  const meet = (one: Frame, other: Frame): Frame => ({
    left: Math.max(one.left, other.left),
    top: Math.max(one.top, other.top),
    right: Math.min(one.right, other.right),
    bottom: Math.min(one.bottom, other.bottom),
  });
  const holds = (outer: Frame, { left, top, right, bottom }: Frame) => {
    const common = meet(outer, { left, top, right, bottom });
    const width = right - left;
    const height = bottom - top;
    return common.right - common.left >= width * 0.6 && common.bottom - common.top >= height * 0.6;
  };
  const holdsOthers = (style: CSSStyleDeclaration) =>
    style.position !== 'static' || style.transform !== 'none' || style.contain.includes('paint');

  /**
   * True when some part of the box can be made visible: clipping by parent elements is respected, and
   * scrolling is allowed.
   */
  const canBeReached = (element: Element, box: Frame): boolean => {
    let frame = box;
    let escapes = false;
    for (let each: Element | null = element; each; each = each.parentElement) {
      const style = getComputedStyle(each);
      if (style.clipPath.startsWith('inset(') && /\b(50|100)%/.test(style.clipPath)) return false;
      const clips =
        each !== document.body && each !== document.documentElement && !(escapes && !holdsOthers(style));
      if (clips && (style.overflowX !== 'visible' || style.overflowY !== 'visible')) {
        const outer = each.getBoundingClientRect();
        if (outer.width < 2 || outer.height < 2) return false;
        const scrolls = [style.overflowX, style.overflowY].some(
          (flow) => flow === 'auto' || flow === 'scroll',
        );
        if (scrolls) frame = outer;
        else if (!holds(outer, frame)) return false;
      }
      if (style.position === 'fixed')
        return holds({ left: 0, top: 0, right: innerWidth, bottom: innerHeight }, frame);
      if (style.position === 'absolute') escapes = true;
      else if (holdsOthers(style)) escapes = false;
    }
    const { scrollWidth, scrollHeight } = document.documentElement;
    return holds(
      { left: -scrollX, top: -scrollY, right: scrollWidth - scrollX, bottom: scrollHeight - scrollY },
      frame,
    );
  };

  /** True inside a closed part, whose contents have a layout although they are hidden. */
  const isFolded = (each: Element, child: Element | null) =>
    getComputedStyle(each).contentVisibility === 'hidden' ||
    (each instanceof HTMLDetailsElement && !each.open && child?.tagName !== 'SUMMARY');

  const isDrawn = (element: Element): boolean => {
    if (!element.checkVisibility({ visibilityProperty: true })) return false;
    let opacity = 1;
    let child: Element | null = null;
    for (let each: Element | null = element; each; each = each.parentElement) {
      if (isFolded(each, child)) return false;
      opacity *= Number(getComputedStyle(each).opacity);
      child = each;
    }
    return opacity >= OPAQUE;
  };
  const hasInk = (element: Element) => {
    const { color, fontSize } = getComputedStyle(element);
    return !/^rgba.*, 0\)$|\/ 0\)$/.test(color) && Number.parseFloat(fontSize) >= 8;
  };
  const boxesSeen = (element: Element, boxes: readonly DOMRect[]) => {
    const solid = boxes.filter(({ width, height }) => width >= 1 && height >= 1);
    return solid.length > 0 && solid.every((box) => canBeReached(element, box));
  };

  const blockOf = (element: Element): Element => {
    let each = element;
    while (each.parentElement && getComputedStyle(each).display.startsWith('inline'))
      each = each.parentElement;
    return each;
  };

  const piecesOf = (root: Element): Piece[] => {
    const pieces: Piece[] = [];
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT);
    let block: Element | null = null;
    for (let node: Node | null = root; node; node = walker.nextNode()) {
      if (node instanceof Text) {
        const element = node.parentElement;
        if (!element || /^(SCRIPT|STYLE|TEMPLATE|NOSCRIPT)$/.test(element.tagName)) continue;
        const own = blockOf(element);
        if (own !== block) pieces.push({ text: '\n', element });
        block = own;
        pieces.push({ text: node.data, element, node });
      } else if (node instanceof HTMLInputElement || node instanceof HTMLTextAreaElement) {
        const typed = /^(checkbox|radio|hidden)$/.test(node.type) ? '' : node.value || node.placeholder;
        if (typed) pieces.push({ text: `\n${typed}\n`, element: node });
      } else if (node instanceof HTMLSelectElement) {
        pieces.push({ text: `\n${node.selectedOptions[0]?.text ?? ''}\n`, element: node });
      }
    }
    return pieces;
  };

  const pieceSeen = ({ element, node }: Piece, from: number, to: number): boolean => {
    if (!isDrawn(element) || !hasInk(element)) return false;
    if (!node) return boxesSeen(element, [element.getBoundingClientRect()]);
    const range = document.createRange();
    range.setStart(node, from);
    range.setEnd(node, to);
    return boxesSeen(element, [...range.getClientRects()]);
  };

  const matchSeen = (pieces: readonly Piece[], start: number, end: number): boolean => {
    let at = 0;
    for (const piece of pieces) {
      const from = Math.max(start - at, 0);
      const to = Math.min(end - at, piece.text.length);
      at += piece.text.length;
      if (from >= to || piece.text.slice(from, to).trim() === '') continue;
      if (!pieceSeen(piece, from, to)) return false;
    }
    return true;
  };

  const nameOf = (element: Element) =>
    ['alt', 'aria-label', 'title'].map((name) => element.getAttribute(name) ?? '').join('\n');

  const pictureSight = (root: Element, text: string): Sight => {
    const named = [...root.querySelectorAll('img, svg, [role="img"]')].filter((each) =>
      pattern(text).test(nameOf(each)),
    );
    if (named.some((each) => isDrawn(each) && boxesSeen(each, [each.getBoundingClientRect()]))) return 'seen';
    return named.length > 0 ? 'in the document, not seen' : 'absent';
  };

  const textSight = (root: Element, text: string): Sight => {
    const all = piecesOf(root);
    const displayed = all.filter(({ element }) => element.checkVisibility({ visibilityProperty: true }));
    const words = displayed.map((piece) => piece.text).join('');
    for (const match of words.matchAll(pattern(text))) {
      if (matchSeen(displayed, match.index, match.index + match[0].length)) return 'seen';
    }
    const everywhere =
      [...root.querySelectorAll('*')].map(nameOf).join('\n') + all.map((piece) => piece.text).join('');
    return pattern(text).test(everywhere) ? 'in the document, not seen' : 'absent';
  };

  return wanted.map(({ text, picture, within }) => {
    const roots = [...document.querySelectorAll(within)];
    const sights = roots.map((root) => (picture ? pictureSight(root, text) : textSight(root, text)));
    if (sights.includes('seen')) return 'seen';
    return sights.find((sight) => sight !== 'absent') ?? 'absent';
  });
}
