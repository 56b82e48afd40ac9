// placeholder

import type { CurveMessages } from '../sections/curve.ts';

export const curve: CurveMessages = {
  title: '',
};
