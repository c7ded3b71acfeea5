// Tests that every quoted text of the back-office is where the specification says, at 390 and 1440 px.

import { setStage } from '../stage.ts';
import { office } from './office.ts';
import { walkQuotes } from './walk-quotes.ts';

const stage = setStage();

walkQuotes(stage, office);
