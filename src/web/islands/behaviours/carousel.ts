// The pause button of the reviews, for everyone who has no pointer to hover with.

export function attach(carousel: HTMLElement): void {
  const button = carousel.querySelector('button');
  if (!button) return;
  const pauseLabel = button.getAttribute('aria-label') ?? '';
  const playLabel = button.dataset.play ?? pauseLabel;

  button.addEventListener('click', () => {
    const paused = carousel.toggleAttribute('data-paused');
    button.setAttribute('aria-label', paused ? playLabel : pauseLabel);
  });
}
