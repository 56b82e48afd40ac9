// French.

import { explanation } from './fr/explanation.ts';
import { issues } from './fr/issues.ts';
import { frIssues } from './fr-issues.ts';
import type { Messages } from './messages.ts';

export const fr: Messages = { ...frIssues, issue: issues, ...explanation };
