// German.

import { explanation } from './de/explanation.ts';
import { issues } from './de/issues.ts';
import type { Messages } from './messages.ts';

export const de: Messages = {
  language: 'de',
  ...explanation,
  issue: issues,
  about: (field, text) => `${field}: ${text}`,
  wholeInput: () => 'Die Eingabe',
};
