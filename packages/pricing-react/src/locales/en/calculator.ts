// placeholder

import type { CalculatorMessages } from '../sections/calculator.ts';

export const calculator: CalculatorMessages = {
  title: '',
};
