// Spanish.

import { issues } from './es/issues.ts';
import { esReasons } from './es-reasons.ts';
import type { Messages } from './messages.ts';

export const es: Messages = { ...esReasons, issue: issues };
