// A badge for a state, coloured by its meaning; the text must be clear without the colour.

import { Badge } from '@mantine/core';
import type { ReactNode } from 'react';
import type { Tone } from './theme-colors.ts';

/** The meaning of a state: neutral, news, fine, needs attention, wrong, or for staff to do. */
export type Meaning = 'neutral' | 'info' | 'good' | 'care' | 'bad' | 'special';

const TONE_OF: Readonly<Record<Meaning, Tone>> = {
  neutral: 'gray',
  info: 'blue',
  good: 'green',
  care: 'yellow',
  bad: 'red',
  special: 'violet',
};

interface StateBadgeProps {
  readonly meaning?: Meaning;
  readonly children: ReactNode;
}

export function StateBadge({ meaning = 'neutral', children }: StateBadgeProps) {
  return <Badge color={TONE_OF[meaning]}>{children}</Badge>;
}
