// Korean.

import { issues } from './ko/issues.ts';
import { koReasons } from './ko-reasons.ts';
import type { Messages } from './messages.ts';

export const ko: Messages = { ...koReasons, issue: issues };
