// Italian.

import { issues } from './it/issues.ts';
import { itReasons } from './it-reasons.ts';
import type { Messages } from './messages.ts';

export const it: Messages = { ...itReasons, issue: issues };
