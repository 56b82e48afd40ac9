// Korean.

import { explanation } from './ko/explanation.ts';
import { issues } from './ko/issues.ts';
import type { Messages } from './messages.ts';

export const ko: Messages = {
  language: 'ko',
  ...explanation,
  issue: issues,
  about: (field, text) => `${field}: ${text}`,
  wholeInput: () => '입력 전체',
};
