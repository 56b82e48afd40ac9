// English.

import { explanation } from './en/explanation.ts';
import { issues } from './en/issues.ts';
import { enIssues } from './en-issues.ts';
import type { Messages } from './messages.ts';

export const en: Messages = { ...enIssues, issue: issues, ...explanation };
