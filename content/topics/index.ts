// The list of topics the built-in writer of blog articles has texts about.

import { acidTopic } from './acid.ts';
import { bathroomTopic } from './bathroom.ts';
import { betweenTopic } from './between.ts';
import { bleachingTopic } from './bleaching.ts';
import { bracesTopic } from './braces.ts';
import { breathTopic } from './breath.ts';
import { colourTopic } from './colour.ts';
import { crownsTopic } from './crowns.ts';
import { electricTopic } from './electric.ts';
import { firstWeekTopic } from './first-week.ts';
import { fluorideTopic } from './fluoride.ts';
import { homeRemediesTopic } from './home-remedies.ts';
import { ingredientsTopic } from './ingredients.ts';
import { momentTopic } from './moment.ts';
import { mouthwashTopic } from './mouthwash.ts';
import { photosTopic } from './photos.ts';
import { pressureTopic } from './pressure.ts';
import { smokingTopic } from './smoking.ts';
import { spicesTopic } from './spices.ts';
import { storageTopic } from './storage.ts';
import { tartarTopic } from './tartar.ts';
import { teaTopic } from './tea.ts';
import { tongueTopic } from './tongue.ts';
import type { Topic } from './topic.ts';
import { travelTopic } from './travel.ts';
import { waterTopic } from './water.ts';
import { wineTopic } from './wine.ts';

export const topics: readonly Topic[] = [
  acidTopic,
  bathroomTopic,
  betweenTopic,
  bleachingTopic,
  bracesTopic,
  breathTopic,
  colourTopic,
  crownsTopic,
  electricTopic,
  firstWeekTopic,
  fluorideTopic,
  homeRemediesTopic,
  ingredientsTopic,
  momentTopic,
  mouthwashTopic,
  photosTopic,
  pressureTopic,
  smokingTopic,
  spicesTopic,
  storageTopic,
  tartarTopic,
  teaTopic,
  tongueTopic,
  travelTopic,
  waterTopic,
  wineTopic,
];
