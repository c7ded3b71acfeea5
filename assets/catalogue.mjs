// Every picture of the shop: which scene makes it, how large it is taken and how it is delivered. `social`
// adds a JPEG of the largest width, for sites that read nothing newer. One in `frames` is rendered that many
// times and delivered as one sheet of so many `columns`; `onFirst` says that what is empty in the others is
// as in the first. Few samples do for each: what stays the same lends them to the others. `ground` is the
// colour behind it; without one the picture keeps its transparency and fits on any paper.

const PAPER = '#FBFAF6';
const BONE = '#F0ECE2';
const INK = [0x12, 0x11, 0x0f];

const pack = (count, alt) => ({
  scene: 'packs',
  options: { jars: count },
  size: [640, 640],
  samples: 128,
  widths: [160, 320, 480, 640],
  calm: 5,
  // The jars stand low in the picture: their shadow may not be gone where they stand.
  feather: 0.22,
  color: PAPER,
  alt,
});

const hero = (jars, samples, calm, alt) => ({
  scene: 'jar_hero',
  options: { jars },
  size: [1200, 1500],
  samples,
  calm,
  dust: true,
  widths: [480, 720, 960, 1200],
  color: PAPER,
  alt: `${alt}, een bergje fijn zwart koolpoeder en een bamboe tandenborstel die tegen de ${jars > 1 ? 'potten' : 'pot'} leunt`,
});

const blog = (scene, alt, samples = 36) => ({
  scene,
  size: [1200, 675],
  samples,
  widths: [400, 800, 1200],
  social: true,
  calm: 7,
  soften: 9,
  quality: 66,
  feather: 0,
  ground: BONE,
  alt,
});

export const PICTURES = {
  'jar-hero': hero(1, 96, 3, 'Matzwarte pot met geborsteld deksel'),
  'hero-packs-2': hero(2, 28, 6, 'Twee matzwarte potten'),
  'hero-packs-3': hero(3, 64, 3, 'Drie matzwarte potten, waarvan twee op elkaar'),
  'hero-packs-4': hero(4, 28, 6, 'Vier matzwarte potten, twee aan twee op elkaar'),
  'jar-open': {
    scene: 'jar_open',
    size: [1200, 960],
    samples: 72,
    calm: 5,
    widths: [390, 600, 800, 1200],
    color: PAPER,
    alt: 'Open pot van bovenaf, gevuld met fijn zwart poeder, met het deksel ertegenaan en een beetje poeder op tafel',
  },
  'jar-closed': {
    scene: 'jar_open',
    options: { moment: 0 },
    size: [1080, 1080],
    samples: 72,
    calm: 5,
    widths: [480, 720, 1080],
    color: PAPER,
    alt: 'Dichte matzwarte pot van bovenaf, met een beetje zwart poeder ervoor',
  },
  'jar-opening': {
    scene: 'jar_open',
    frames: 24,
    columns: 24,
    size: [480, 480],
    samples: 40,
    calm: 4,
    soften: 3,
    widths: [11520],
    quality: 56,
    ground: PAPER,
    alt: 'Het deksel draait los, gaat omhoog en komt naast de open pot te staan, die vol fijn zwart poeder zit',
  },
  'jar-turning': {
    scene: 'jar_turning',
    frames: 36,
    columns: 6,
    onFirst: true,
    size: [440, 440],
    samples: 20,
    calm: 4,
    soften: 3,
    widths: [2640],
    quality: 48,
    effort: 3,
    ground: BONE,
    alt: 'Matzwarte pot die rond te draaien is',
  },
  'packs-1': pack(1, 'Eén matzwarte pot met tandpoeder'),
  'packs-2': pack(2, 'Twee matzwarte potten met tandpoeder naast elkaar'),
  'packs-3': pack(3, 'Drie matzwarte potten met tandpoeder bij elkaar'),
  'packs-4': pack(4, 'Vier matzwarte potten met tandpoeder bij elkaar'),
  toothbrush: {
    scene: 'toothbrush',
    size: [1000, 750],
    samples: 72,
    widths: [390, 600, 800, 1000],
    calm: 3,
    color: PAPER,
    alt: 'Bamboe tandenborstel met zwart poeder op de crèmekleurige haren, naast een bergje poeder',
  },
  shades: {
    scene: 'shades',
    size: [1440, 440],
    samples: 44,
    // Porcelain is smooth: its grain is all noise.
    calm: 14,
    // The holder stands low in the picture: its shadow may not be gone where it stands.
    feather: 0.2,
    widths: [390, 720, 1080, 1440],
    quality: 46,
    color: BONE,
    alt: 'Illustratie: acht porseleinen kleurstaafjes van de tandarts op een rij, van donker naar licht',
  },
  'powder-edge': {
    scene: 'powder_edge',
    size: [3200, 640],
    samples: 24,
    widths: [800, 1600],
    feather: 0,
    topInto: INK,
    quality: 28,
    color: '#12110F',
    alt: '',
  },
  'blog-charcoal': {
    ...blog(
      'blog_charcoal',
      'Brok actieve kool vol poriën, omringd door kleine deeltjes die eraan blijven kleven',
      24,
    ),
    dust: true,
  },
  'blog-sensitive': blog(
    'toothbrush',
    'Bamboe tandenborstel met zachte crèmekleurige haren waar zwart poeder op zit, naast een bergje poeder',
  ),
  'blog-stains': blog(
    'blog_stains',
    'Van bovenaf: een kop koffie en een kop thee, met kringen op het papier',
    56,
  ),
  'blog-routine': blog('blog_routine', 'Zandloper met zwart poeder naast een bamboe tandenborstel'),
  'blog-bamboo': blog('blog_bamboo', 'Bamboe tandenborstel op bamboestengels met een paar groene bladeren'),
  'blog-expectations': {
    ...blog('shades', 'Vier kleurstaafjes van de tandarts op een rij, van geel naar wit', 24),
    options: { places: '0,3,5,7', wide: 10.4, height_at: 1.75 },
    calm: 14,
  },
};
