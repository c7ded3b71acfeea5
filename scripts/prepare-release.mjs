// Prepares this checkout to run on a server: installs the packages, builds, and removes the tools that only
// build or test.

import { ensureBuilt, keepWhatRuns } from './bootstrap.mjs';

ensureBuilt();
keepWhatRuns();
