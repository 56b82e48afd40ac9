// In a mutation run a failure is all that counts: looking for its smallest example would take most of the time.

import * as fc from 'fast-check';

fc.configureGlobal({ ...fc.readConfigureGlobal(), endOnFailure: true });
