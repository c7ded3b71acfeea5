// Everything the built-in writer can write about without being told more.

import type { Topic } from '../topic.ts';
import { teaTopic } from './tea.ts';

export const topics: readonly Topic[] = [teaTopic];
