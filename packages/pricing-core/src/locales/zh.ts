// Chinese (simplified).

import type { Messages } from './messages.ts';
import { issues } from './zh/issues.ts';
import { zhReasons } from './zh-reasons.ts';

export const zh: Messages = { ...zhReasons, issue: issues };
