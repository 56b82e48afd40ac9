// Japanese.

import { explanation } from './ja/explanation.ts';
import { issues } from './ja/issues.ts';
import { jaIssues } from './ja-issues.ts';
import type { Messages } from './messages.ts';

export const ja: Messages = { ...jaIssues, issue: issues, ...explanation };
