// Spanish.

import { explanation } from './es/explanation.ts';
import { issues } from './es/issues.ts';
import { esIssues } from './es-issues.ts';
import type { Messages } from './messages.ts';

export const es: Messages = { ...esIssues, issue: issues, ...explanation };
