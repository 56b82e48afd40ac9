// Chinese (simplified).

import type { Messages } from './messages.ts';
import { explanation } from './zh/explanation.ts';
import { issues } from './zh/issues.ts';
import { zhIssues } from './zh-issues.ts';

export const zh: Messages = { ...zhIssues, issue: issues, ...explanation };
