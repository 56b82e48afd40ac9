// German: the words for reasons, and for the issues that a request can have.

import { explanation } from './de/explanation.ts';
import { deIssues } from './de-issues.ts';
import type { ReasonWords } from './messages.ts';

export const deReasons: ReasonWords = { ...deIssues, ...explanation };
