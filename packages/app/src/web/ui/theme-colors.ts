// The colours of the product: ten shades of each, from the lightest. Shade 7 is for white text on it, shade 4 for text on dark.

import type { MantineColorsTuple } from '@mantine/core';

export const colors = {
  teal: ['#effcf9', '#d3f5ee', '#a8e9de', '#74d6c8', '#43bcae', '#239f93', '#158279', '#0f766e', '#0c5f59', '#0a4d49'],
  gray: ['#faf9f7', '#f3f1ee', '#e7e4e0', '#d8d4ce', '#bdb8b0', '#8a847d', '#696460', '#524d48', '#35312d', '#1f1c19'],
  /** The shades of dark surfaces, lines and text: here the first is the text. */
  dark: ['#ece9e4', '#cfcbc5', '#b3aea7', '#968f87', '#45413c', '#34312d', '#272421', '#1c1a18', '#141311', '#0d0c0b'],
  red: ['#fef3f2', '#fee4e2', '#fecdca', '#fda29b', '#f97066', '#f04438', '#d92d20', '#b42318', '#912018', '#7a271a'],
  orange: ['#fff6ed', '#ffead5', '#fddcab', '#feb273', '#fd853a', '#f36b1c', '#cf4a12', '#b03a11', '#8f3014', '#752a16'],
  yellow: ['#fffaeb', '#fef0c7', '#fedf89', '#fec84b', '#fdb022', '#dc8a07', '#b06a06', '#8f5408', '#75440c', '#5f380e'],
  green: ['#edfcf2', '#d3f8df', '#aaf0c4', '#73e2a3', '#3ccb7f', '#16a75e', '#0a8748', '#087443', '#095c37', '#084c2e'],
  blue: ['#eff8ff', '#d6ebff', '#b2ddff', '#84caff', '#53b1fd', '#2e90fa', '#1570ef', '#175cd3', '#1849a9', '#194185'],
  violet: ['#f6f4ff', '#ece9fe', '#ddd6fe', '#c3b5fd', '#a992fb', '#875bf7', '#7839ee', '#6927da', '#5720b7', '#491c96'],
} as const satisfies Record<string, MantineColorsTuple>;

export type ColorName = keyof typeof colors;

/** Colours with a meaning: their fills, tints and texts are checked for contrast. */
export const TONES = ['teal', 'gray', 'red', 'orange', 'yellow', 'green', 'blue', 'violet'] as const satisfies readonly ColorName[];

export type Tone = (typeof TONES)[number];

/** Allowed colours: only those checked for contrast. */
type Colour = ColorName | 'dimmed' | 'bright' | 'white' | 'inherit' | `${ColorName}.${number}` | `var(--${string})`;

declare module '@mantine/core' {
  export interface MantineThemeColorsOverride {
    colors: Record<Colour, MantineColorsTuple>;
  }
}
