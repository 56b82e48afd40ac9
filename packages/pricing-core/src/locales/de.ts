// German.

import { explanation } from './de/explanation.ts';
import { issues } from './de/issues.ts';
import { deIssues } from './de-issues.ts';
import type { Messages } from './messages.ts';

export const de: Messages = { ...deIssues, issue: issues, ...explanation };
