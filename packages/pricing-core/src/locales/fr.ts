// French.

import { issues } from './fr/issues.ts';
import { frReasons } from './fr-reasons.ts';
import type { Messages } from './messages.ts';

export const fr: Messages = { ...frReasons, issue: issues };
