// Tests that every quoted text from the checkout to the confirmation page is where the specification says, at
// 390 and 1440 px.

import { checkout } from '../quoted/checkout.ts';
import { recovery } from '../quoted/recovery.ts';
import { success } from '../quoted/success.ts';
import { walkQuotes } from '../quoted/walk-quotes.ts';
import { setStage } from '../stage.ts';

const stage = setStage();

walkQuotes(stage, [...checkout, ...recovery, ...success]);
