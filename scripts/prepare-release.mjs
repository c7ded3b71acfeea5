// Makes this checkout a version that can run on a server: its packages, its build, and nothing that only
// builds or tests.

import { ensureBuilt, keepWhatRuns } from './bootstrap.mjs';

ensureBuilt();
keepWhatRuns();
