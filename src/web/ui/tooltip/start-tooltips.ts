// Shows an element's `title` as a tooltip after 700 ms of hovering or keyboard focus. The browser's own
// tooltip does not appear for the keyboard, and its delay cannot be set. Escape closes the tooltip, and it
// stays while the mouse is over it (WCAG 1.4.13).

const DELAY_MS = 700;
/** Distance in pixels between element and tooltip, and between tooltip and the edges of the window. */
const GAP = 6;
const MARGIN = 8;
const ID = 'tooltip';

/**
 * Starts the tooltips and returns a function that stops them. Browsers without popovers keep their own
 * tooltips.
 */
export function startTooltips(place: HTMLElement): () => void {
  if (typeof HTMLElement.prototype.showPopover !== 'function') return () => undefined;
  const tip = drawTooltip(place);
  const { showFor, leave, isAbout } = createTooltip(tip);
  const ends = new AbortController();
  const on = <Name extends keyof DocumentEventMap>(
    name: Name,
    handler: (event: DocumentEventMap[Name]) => void,
  ) => document.addEventListener(name, handler, { signal: ends.signal, capture: true });
  on('pointerover', ({ target, pointerType }) => {
    if (pointerType === 'touch' || isIn(target, tip) || isAbout(target)) return;
    showFor(titled(target));
  });
  on('focusin', ({ target }) => {
    if (target instanceof Element && target.matches(':focus-visible')) showFor(titled(target));
  });
  on('focusout', ({ target }) => {
    if (isAbout(target)) leave();
  });
  on('pointerdown', leave);
  on('scroll', leave);
  on('keydown', ({ key }) => {
    if (key === 'Escape') leave();
  });
  return () => {
    leave();
    ends.abort();
    tip.remove();
  };
}

function drawTooltip(place: HTMLElement): HTMLElement {
  const tip = document.createElement('div');
  Object.assign(tip, { id: ID, className: 'tooltip', popover: 'manual' });
  tip.setAttribute('role', 'tooltip');
  place.append(tip);
  return tip;
}

const titled = (target: EventTarget | null) =>
  target instanceof Element ? target.closest('[title]:not(iframe)') : null;
const isIn = (target: EventTarget | null, element: Element | null) =>
  target instanceof Node && (element?.contains(target) ?? false);

function createTooltip(tip: HTMLElement) {
  let about: Element | null = null;
  let text = '';
  let timer: ReturnType<typeof setTimeout> | undefined;

  /** Hides the tooltip and restores the element's `title`, unless the page has set a new one meanwhile. */
  function leave(): void {
    clearTimeout(timer);
    if (!about) return;
    if (!about.hasAttribute('title')) about.setAttribute('title', text);
    if (about.getAttribute('aria-describedby') === ID) about.removeAttribute('aria-describedby');
    if (tip.matches(':popover-open')) tip.hidePopover();
    about = null;
  }

  function show(): void {
    if (!about?.isConnected) {
      leave();
      return;
    }
    tip.textContent = text;
    tip.showPopover();
    moveBeside(tip, about.getBoundingClientRect());
    // A name that is said already is not said twice.
    if (!about.hasAttribute('aria-describedby') && about.getAttribute('aria-label') !== text)
      about.setAttribute('aria-describedby', ID);
  }

  function showFor(element: Element | null): void {
    if (element === about) return;
    leave();
    text = element?.getAttribute('title') ?? '';
    if (!element || text === '') return;
    about = element;
    // Or the browser would show its own as well.
    element.removeAttribute('title');
    timer = setTimeout(show, DELAY_MS);
  }

  return { showFor, leave, isAbout: (target: EventTarget | null) => isIn(target, about) };
}

/**
 * Places the tooltip below the element, or above it when there is no room below. The tooltip always stays
 * inside the window horizontally.
 */
function moveBeside(tip: HTMLElement, { left, top, bottom, width }: DOMRect): void {
  const { width: own, height } = tip.getBoundingClientRect();
  const furthest = window.innerWidth - own - MARGIN;
  const x = Math.max(MARGIN, Math.min(left + width / 2 - own / 2, furthest));
  const below = bottom + GAP;
  const y = below + height > window.innerHeight - MARGIN ? top - GAP - height : below;
  tip.style.left = `${x}px`;
  tip.style.top = `${Math.max(MARGIN, y)}px`;
}
