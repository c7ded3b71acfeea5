// The styles of mails: black on warm white, and inverted in dark mode. Mail programs understand tables and
// inline styles; classes are used only for dark mode and narrow screens.

export const layoutTable = 'role="presentation" cellpadding="0" cellspacing="0" border="0" width="100%"';

const light = {
  paper: '#F3EFE6',
  card: '#FFFFFF',
  bone: '#F6F3EC',
  rule: '#E6E0D3',
  ink: '#12110F',
  smoke: '#645F56',
  tile: '#FFFFFF',
  star: '#B45309',
} as const;

const dark: Readonly<Record<keyof typeof light, string>> = {
  paper: '#12110F',
  card: '#1C1A17',
  bone: '#26231F',
  rule: '#3A362F',
  ink: '#F4F0E6',
  smoke: '#B5AD9F',
  tile: '#A79F90',
  star: '#F1B765',
};

const display = "Georgia,'Times New Roman',serif";
const body = "'Helvetica Neue',Helvetica,Arial,sans-serif";
const FACTS = `margin:0 0 24px;border-bottom:1px solid ${light.rule}`;
const FIGURES = 'font-variant-numeric:tabular-nums;';

/**
 * Returns the inline style of text from its margin, `font` (weight, size and line height) and colour; `more`
 * is appended to the style.
 */
const textStyle = (margin: string, font: string, colour: string = light.ink, more = '') =>
  `margin:${margin};${more}font:${font} ${body};color:${colour}`;
/**
 * Returns the inline style of a table cell with a line above it, from its padding, `font` (weight, size and
 * line height) and colour.
 */
const cell = (padding: string, font: string, colour: string = light.ink, more = '') =>
  `padding:${padding};font:${font} ${body};color:${colour};border-top:1px solid ${light.rule};vertical-align:top${more}`;

/**
 * The inline style of each kind of mail element in light mode; `tone` is the class whose colours dark mode
 * changes.
 */
const parts = {
  page: { tone: 'paper', style: `background:${light.paper}` },
  card: { tone: 'card', style: `background:${light.card};border-radius:16px` },
  panel: { tone: 'bone', style: `margin:0 0 24px;background:${light.bone};border-radius:12px` },
  // Text of an operator that has no style of its own gets this style.
  words: {
    tone: 'ink m-pad',
    style: `padding:44px 48px 40px;text-wrap:pretty;font:400 16px/1.6 ${body};color:${light.ink}`,
  },
  wordmark: {
    tone: 'ink',
    style: `font:700 24px/32px ${display};letter-spacing:-0.72px;text-transform:lowercase;color:${light.ink};text-decoration:none`,
  },
  ground: { tone: 'bone', style: `background:${light.bone};border-radius:14px` },
  // Pictures are made for light mode. In dark mode the tile has a medium tone, on which black jars are
  // visible and which is less bright than a button.
  picture: {
    tone: 'tile',
    style: `display:block;padding:10px;background:${light.tile};border-radius:8px;text-align:center`,
  },
  groundTitle: { tone: 'ink', style: textStyle('0 0 6px', '700 20px/1.25') },
  groundText: { tone: 'ink', style: textStyle('0', '400 15px/1.55') },
  groundSmall: { tone: 'smoke', style: textStyle('0', '400 14px/1.55', light.smoke) },
  figure: { tone: 'ink', style: textStyle('0 0 20px', '700 36px/1.1', light.ink, FIGURES) },
  count: { tone: 'ink', style: textStyle('0', '700 24px/1.25', light.ink, `white-space:nowrap;${FIGURES}`) },
  stepNumber: {
    tone: 'smoke',
    style: `padding:0 0 14px;font:400 24px/1.1 ${display};color:${light.smoke};vertical-align:top`,
  },
  step: {
    tone: 'ink',
    style: `padding:1px 0 14px;font:400 16px/1.55 ${body};color:${light.ink};vertical-align:top`,
  },
  facts: { tone: 'line m-facts', style: FACTS },
  deepFacts: { tone: 'line m-facts m-deep', style: FACTS },
  star: {
    tone: 'star',
    style: `display:inline-block;padding:4px 12px 4px 0;font:400 14px/40px ${body};color:${light.star};text-decoration:none`,
  },
  heading: {
    tone: 'ink m-heading',
    style: `margin:0 0 16px;font:400 30px/1.15 ${display};color:${light.ink}`,
  },
  subheading: { tone: 'ink m-sub', style: textStyle('36px 0 12px', '700 17px/1.35') },
  paragraph: { tone: 'ink m-text', style: textStyle('0 0 16px', '400 16px/1.6') },
  list: { tone: 'ink', style: textStyle('0 0 16px', '400 16px/1.6', light.ink, 'padding-left:20px;') },
  lead: { tone: 'ink', style: textStyle('0 0 16px', '700 17px/1.5') },
  small: { tone: 'smoke', style: textStyle('0 0 12px', '400 14px/1.55', light.smoke) },
  panelField: {
    tone: 'ink m-fill',
    style: textStyle(
      '0 0 10px',
      '400 14px/1.5',
      light.ink,
      `padding-bottom:18px;border-bottom:1px solid ${light.smoke};`,
    ),
  },
  panelText: { tone: 'ink', style: textStyle('0 0 12px', '400 14px/1.55') },
  link: { tone: 'ink', style: `color:${light.ink};text-decoration:underline` },
  quietLink: { tone: 'smoke', style: `color:${light.smoke};text-decoration:underline` },
  label: { tone: 'smoke', style: cell('10px 12px 10px 0', '400 15px/1.5', light.smoke) },
  value: { tone: 'ink', style: cell('10px 0', '400 15px/1.5') },
  strong: { tone: 'ink', style: cell('10px 0', '700 15px/1.5') },
  amount: { tone: 'ink', style: cell('10px 0', '400 15px/1.5', light.ink, ';white-space:nowrap') },
  item: { tone: 'ink', style: cell('10px 12px 10px 0', '700 15px/1.5') },
  sum: {
    tone: 'total m-sum',
    style: cell('12px 0', '700 17px/1.4', light.ink, `;border-top:2px solid ${light.ink}`),
  },
  total: {
    tone: 'total',
    style: `padding:14px 0 6px;font:700 18px/1.4 ${body};color:${light.ink};border-top:2px solid ${light.ink};white-space:nowrap`,
  },
  button: { tone: 'button m-stack', style: `background:${light.ink};border-radius:999px` },
  buttonText: {
    tone: 'button-text m-pill',
    style: `display:inline-block;padding:15px 30px;font:700 16px/1.2 ${body};color:${light.card};text-decoration:none`,
  },
} as const;

type Part = keyof typeof parts;

/**
 * Returns the `class` and `style` attributes of a mail element of kind `part`; `extra` is added to the style.
 */
export function styleOf(part: Part, extra = ''): string {
  const { tone, style } = parts[part];
  return `class="m-${tone}" style="${style}${extra ? `;${extra}` : ''}"`;
}

/**
 * Returns the kind of a mail element as a class attribute, for stored templates. When a mail is made, the
 * attribute is replaced by inline styles; until then templates stay readable for people.
 */
export const partClass = (part: Part): string => `class="${part}"`;

/**
 * The `class` and `style` attributes of each kind of mail element, by its name. They replace the name when a
 * mail is made.
 */
export const inlineStyles: Readonly<Record<string, string>> = Object.fromEntries(
  (Object.keys(parts) as Part[]).map((part) => [part, styleOf(part)]),
);

const darkRules = [
  `.m-paper{background:${dark.paper}!important}`,
  `.m-card{background:${dark.card}!important}`,
  `.m-bone{background:${dark.bone}!important}`,
  `.m-tile{background:${dark.tile}!important}`,
  '.m-day{display:none!important}.m-night{display:inline-block!important}',
  `.m-line{border-color:${dark.rule}!important}`,
  `.m-ink{color:${dark.ink}!important;border-color:${dark.rule}!important}`,
  `.m-fill{border-color:${dark.smoke}!important}`,
  `.m-star{color:${dark.star}!important}`,
  `.m-smoke{color:${dark.smoke}!important;border-color:${dark.rule}!important}`,
  `.m-total{color:${dark.ink}!important;border-color:${dark.ink}!important}`,
  `.m-button{background:${dark.ink}!important}`,
  `.m-button-text{color:${light.ink}!important}`,
];

/**
 * The style sheet in the head of a mail, for narrow screens and dark mode; mail programs that ignore it show
 * the wide, light layout.
 */
export const styleSheet = [
  ':root{color-scheme:light dark;supported-color-schemes:light dark}',
  'body{-webkit-text-size-adjust:100%;word-break:break-word}.m-pad>:last-child{margin-bottom:0!important}',
  '@media (max-width:520px){.m-pad{padding:28px 22px 26px!important}.m-edge{padding:16px 10px 32px!important}.m-heading{margin-bottom:12px!important;font-size:26px!important}.m-text{line-height:1.5!important}.m-sub{margin-top:28px!important}.m-stack{display:block!important;width:auto!important}.m-shown{padding:8px 8px 0!important}.m-tile img{width:112px!important}.m-said{padding:14px 20px 18px!important}.m-facts td{font-size:14px!important}.m-facts .m-sum{font-size:17px!important}.m-deep,.m-deep tbody,.m-deep tr,.m-deep td{display:block!important;width:auto!important;text-align:left!important}.m-deep td:first-child{padding-bottom:2px!important}.m-deep td+td{border-top:0!important;padding-top:0!important}.m-wide{width:100%!important}.m-desk{display:none!important}.m-dot{display:block!important;height:6px;font-size:0}.m-pill{display:block!important;text-align:center!important}}',
  `@media (prefers-color-scheme:dark){${darkRules.join('')}}`,
].join('\n');
