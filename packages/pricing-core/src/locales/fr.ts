// French.

import { explanation } from './fr/explanation.ts';
import { frIssues } from './fr-issues.ts';
import type { Messages } from './messages.ts';

export const fr: Messages = { ...frIssues, ...explanation };
