// A word on how something stands, coloured by what it means; the word alone must say it.

import { Badge } from '@mantine/core';
import type { ReactNode } from 'react';
import type { Tone } from './theme-colors.ts';

/** What a state means to people: nothing in particular, news, fine, needs care, wrong, or ours to do. */
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
