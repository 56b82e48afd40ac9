// English.

import { explanation } from './en/explanation.ts';
import { enIssues } from './en-issues.ts';
import type { Messages } from './messages.ts';

export const en: Messages = { ...enIssues, ...explanation };
