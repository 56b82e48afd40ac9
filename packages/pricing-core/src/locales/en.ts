// English.

import { issues } from './en/issues.ts';
import { enReasons } from './en-reasons.ts';
import type { Messages } from './messages.ts';

export const en: Messages = { ...enReasons, issue: issues };
