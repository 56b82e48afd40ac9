// French: the words for reasons, and for the issues that a request can have.

import { explanation } from './fr/explanation.ts';
import { frIssues } from './fr-issues.ts';
import type { ReasonWords } from './messages.ts';

export const frReasons: ReasonWords = { ...frIssues, ...explanation };
