// Renders one message as DOM elements, on pages with and without a framework.

import type { ToastRecord, ToastSeverity } from './toast-store.ts';

const SEVERITY_LABELS: Record<ToastSeverity, string> = { high: 'Urgent', medium: 'Belangrijk', low: 'Info' };
const SVG = 'http://www.w3.org/2000/svg';

export function renderToast(record: ToastRecord, close: () => void): HTMLLIElement {
  const card = document.createElement('li');
  card.className = 'toast';
  card.tabIndex = 0;
  card.dataset.severity = record.severity ?? 'none';
  card.dataset.state = 'open';
  const text = part('div', 'toast-text');
  if (record.severity) text.append(part('span', 'toast-label', SEVERITY_LABELS[record.severity]));
  text.append(part('div', 'toast-title', record.title));
  if (record.description) text.append(part('div', 'toast-description', record.description));
  const actions = drawActions(record, close);
  if (actions) text.append(actions);
  card.append(text, closeButton(close));
  return card;
}

/**
 * Returns the text that screen readers announce: severity, title, description and the labels of the buttons.
 */
export function textOf({ severity, title, description, action, otherAction }: ToastRecord): string {
  const label = severity && SEVERITY_LABELS[severity];
  return [label, title, description, action?.label, otherAction?.label].filter(Boolean).join('. ');
}

function drawActions({ action, otherAction, help }: ToastRecord, close: () => void): HTMLElement | null {
  if (!action && !otherAction && !help) return null;
  const row = part('div', 'toast-actions');
  for (const choice of [action, otherAction]) {
    if (!choice) continue;
    const button = part('button', 'toast-action', choice.label);
    button.type = 'button';
    button.addEventListener('click', () => {
      choice.run();
      close();
    });
    row.append(button);
  }
  if (help) {
    const link = part('a', 'toast-action', help.label);
    link.href = help.href;
    row.append(link);
  }
  return row;
}

function closeButton(close: () => void): HTMLButtonElement {
  const button = part('button', 'toast-close');
  button.type = 'button';
  button.setAttribute('aria-label', 'Melding sluiten');
  button.append(cross());
  button.addEventListener('click', close);
  return button;
}

function cross(): SVGSVGElement {
  const svg = document.createElementNS(SVG, 'svg');
  const attributes = {
    width: '18',
    height: '18',
    viewBox: '0 0 24 24',
    fill: 'none',
    stroke: 'currentColor',
    'stroke-width': '1.75',
    'stroke-linecap': 'round',
    'aria-hidden': 'true',
  };
  for (const [name, value] of Object.entries(attributes)) svg.setAttribute(name, value);
  const path = document.createElementNS(SVG, 'path');
  path.setAttribute('d', 'M18 6 6 18M6 6l12 12');
  svg.append(path);
  return svg;
}

function part<Tag extends 'a' | 'button' | 'div' | 'span'>(
  tag: Tag,
  className: string,
  text?: string,
): HTMLElementTagNameMap[Tag] {
  const element = document.createElement(tag);
  element.className = className;
  if (text !== undefined) element.textContent = text;
  return element;
}
