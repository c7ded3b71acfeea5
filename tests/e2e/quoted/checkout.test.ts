// Tests that every quoted text from the checkout to the confirmation page is where the specification says, at
// 390 and 1440 px.

import { setStage } from '../stage.ts';
import { checkout } from './checkout.ts';
import { recovery } from './recovery.ts';
import { success } from './success.ts';
import { walkQuotes } from './walk-quotes.ts';

const stage = setStage();

walkQuotes(stage, [...checkout, ...recovery, ...success]);
