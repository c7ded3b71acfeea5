// A swipe of 50 px to the right puts a message away; less than that and it moves back.

const THRESHOLD_PX = 50;

export function closeBySwipe(card: HTMLElement, close: () => void): void {
  let startX: number | null = null;
  const distance = (event: PointerEvent) => Math.max(0, event.clientX - (startX ?? event.clientX));

  card.addEventListener('pointerdown', (event) => {
    if (event.button === 0 && !(event.target instanceof Element && event.target.closest('a, button')))
      startX = event.clientX;
  });
  card.addEventListener('pointermove', (event) => {
    if (startX === null || distance(event) === 0) return;
    card.setPointerCapture(event.pointerId);
    card.dataset.swipe = 'move';
    card.style.setProperty('--toast-swipe-x', `${distance(event)}px`);
  });
  card.addEventListener('pointerup', (event) => {
    const far = distance(event) >= THRESHOLD_PX;
    startX = null;
    if (far) close();
    else card.dataset.swipe = 'cancel';
  });
  card.addEventListener('pointercancel', () => {
    startX = null;
    card.dataset.swipe = 'cancel';
  });
}
