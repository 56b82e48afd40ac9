// Korean.

import { explanation } from './ko/explanation.ts';
import { issues } from './ko/issues.ts';
import { koIssues } from './ko-issues.ts';
import type { Messages } from './messages.ts';

export const ko: Messages = { ...koIssues, issue: issues, ...explanation };
