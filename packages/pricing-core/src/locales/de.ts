// German.

import { explanation } from './de/explanation.ts';
import { deIssues } from './de-issues.ts';
import type { Messages } from './messages.ts';

export const de: Messages = { ...deIssues, ...explanation };
