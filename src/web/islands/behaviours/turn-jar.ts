// Turns the jar by hand: from the first touch of the slider the frame is that of the slider, and no longer that of the scrolling.

export function attach(jar: HTMLElement): void {
  const slider = jar.querySelector('input');
  const strip = jar.querySelector<HTMLElement>('.opening-jar-frames img');
  if (!slider || !strip) return;
  slider.addEventListener('input', () => {
    strip.style.animation = 'none';
    strip.style.transform = `translateX(calc(-100% * ${slider.value} / ${Number(slider.max) + 1}))`;
  });
}
