// Everything the built-in writer can write about without being told more.

import type { Topic } from '../topic.ts';
import { acidTopic } from './acid.ts';
import { betweenTopic } from './between.ts';
import { bracesTopic } from './braces.ts';
import { colourTopic } from './colour.ts';
import { crownsTopic } from './crowns.ts';
import { electricTopic } from './electric.ts';
import { fluorideTopic } from './fluoride.ts';
import { pressureTopic } from './pressure.ts';
import { smokingTopic } from './smoking.ts';
import { tartarTopic } from './tartar.ts';
import { teaTopic } from './tea.ts';
import { tongueTopic } from './tongue.ts';
import { wineTopic } from './wine.ts';

export const topics: readonly Topic[] = [
  acidTopic,
  betweenTopic,
  bracesTopic,
  colourTopic,
  crownsTopic,
  electricTopic,
  fluorideTopic,
  pressureTopic,
  smokingTopic,
  tartarTopic,
  teaTopic,
  tongueTopic,
  wineTopic,
];
