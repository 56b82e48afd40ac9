// German.

import { issues } from './de/issues.ts';
import { deReasons } from './de-reasons.ts';
import type { Messages } from './messages.ts';

export const de: Messages = { ...deReasons, issue: issues };
