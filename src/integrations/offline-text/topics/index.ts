// Everything the built-in writer can write about without being told more.

import type { Topic } from '../topic.ts';
import { acidTopic } from './acid.ts';
import { bathroomTopic } from './bathroom.ts';
import { betweenTopic } from './between.ts';
import { bracesTopic } from './braces.ts';
import { breathTopic } from './breath.ts';
import { colourTopic } from './colour.ts';
import { crownsTopic } from './crowns.ts';
import { electricTopic } from './electric.ts';
import { fluorideTopic } from './fluoride.ts';
import { momentTopic } from './moment.ts';
import { mouthwashTopic } from './mouthwash.ts';
import { photosTopic } from './photos.ts';
import { pressureTopic } from './pressure.ts';
import { smokingTopic } from './smoking.ts';
import { tartarTopic } from './tartar.ts';
import { teaTopic } from './tea.ts';
import { tongueTopic } from './tongue.ts';
import { travelTopic } from './travel.ts';
import { wineTopic } from './wine.ts';

export const topics: readonly Topic[] = [
  acidTopic,
  bathroomTopic,
  betweenTopic,
  bracesTopic,
  breathTopic,
  colourTopic,
  crownsTopic,
  electricTopic,
  fluorideTopic,
  momentTopic,
  mouthwashTopic,
  photosTopic,
  pressureTopic,
  smokingTopic,
  tartarTopic,
  teaTopic,
  tongueTopic,
  travelTopic,
  wineTopic,
];
