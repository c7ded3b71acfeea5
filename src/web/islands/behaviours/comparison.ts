// Moves the divider between before and after with the range input on top of it.

export function attach(comparison: HTMLElement): void {
  const slider = comparison.querySelector('input');
  if (!slider) return;
  const words = comparison.dataset.valueText ?? '';

  function move(): void {
    comparison.style.setProperty('--split', `${slider?.value}%`);
    slider?.setAttribute('aria-valuetext', `${slider.value} ${words}`);
  }

  slider.addEventListener('input', move);
  move();
}
