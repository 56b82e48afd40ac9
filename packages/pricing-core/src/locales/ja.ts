// Japanese.

import { issues } from './ja/issues.ts';
import { jaReasons } from './ja-reasons.ts';
import type { Messages } from './messages.ts';

export const ja: Messages = { ...jaReasons, issue: issues };
