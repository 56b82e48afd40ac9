// Korean.

import { explanation } from './ko/explanation.ts';
import { koIssues } from './ko-issues.ts';
import type { Messages } from './messages.ts';

export const ko: Messages = { ...koIssues, ...explanation };
