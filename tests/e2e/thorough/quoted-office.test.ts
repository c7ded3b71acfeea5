// Tests that every quoted text of the back-office is where the specification says, at 390 and 1440 px.

import { office } from '../quoted/office.ts';
import { walkQuotes } from '../quoted/walk-quotes.ts';
import { setStage } from '../stage.ts';

const stage = setStage();

walkQuotes(stage, office);
