// Italian.

import { explanation } from './it/explanation.ts';
import { issues } from './it/issues.ts';
import { itIssues } from './it-issues.ts';
import type { Messages } from './messages.ts';

export const it: Messages = { ...itIssues, issue: issues, ...explanation };
