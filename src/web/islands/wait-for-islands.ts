// Decides when a React part wakes up: at the first touch or focus, or when it comes into view with `data-wake="visible"`.
// React itself is loaded only then.

const TOUCHES = ['pointerenter', 'pointerdown', 'focusin', 'click'] as const;

export function waitForIslands(elements: Iterable<HTMLElement>): void {
  for (const element of elements) {
    let clicked = false;
    const wake = once(
      () => void import('./wake-island.tsx').then(({ wakeIsland }) => wakeIsland(element, () => clicked)),
    );
    element.addEventListener('click', () => {
      clicked = true;
    });
    for (const touch of TOUCHES) element.addEventListener(touch, wake, { once: true, passive: true });
    if (element.dataset.wake === 'visible') whenVisible(element, wake);
  }
}

function whenVisible(element: HTMLElement, wake: () => void): void {
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      wake();
    },
    { rootMargin: '50px', threshold: 0.1 },
  );
  observer.observe(element);
}

function once(action: () => void): () => void {
  let done = false;
  return () => {
    if (done) return;
    done = true;
    action();
  };
}
