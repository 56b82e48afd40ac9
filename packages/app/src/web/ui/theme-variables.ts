// The use of the colours in the light and dark scheme. Every text and its background here is checked for contrast.

import { type ColorName, colors, TONES, type Tone } from './theme-colors.ts';

export type Scheme = 'light' | 'dark';

/** A shade by its index, as in the names of CSS variables: `teal-7`. */
type Shade = `${ColorName}-${0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9}`;

/** The uses of colour that are the same for every tone. */
export interface Surfaces {
  /** The background of the page. */
  readonly page: Shade | '#ffffff';
  /** Cards, bars, dialogs. */
  readonly surface: Shade | '#ffffff';
  readonly hover: Shade;
  readonly text: Shade;
  readonly dimmed: Shade;
  readonly placeholder: Shade;
  readonly anchor: Shade;
  readonly error: Shade;
  readonly success: Shade;
  /** Around cards and between rows; decorative. */
  readonly line: Shade;
  /** Around fields and checkboxes; must be visible. */
  readonly fieldLine: Shade;
  readonly field: Shade | '#ffffff';
  readonly focus: Shade;
}

export const SURFACES: Readonly<Record<Scheme, Surfaces>> = {
  light: {
    page: 'gray-0',
    surface: '#ffffff',
    hover: 'gray-1',
    text: 'gray-9',
    dimmed: 'gray-6',
    placeholder: 'gray-6',
    anchor: 'teal-7',
    error: 'red-7',
    success: 'green-7',
    line: 'gray-2',
    fieldLine: 'gray-5',
    field: '#ffffff',
    focus: 'teal-7',
  },
  dark: {
    page: 'dark-8',
    surface: 'dark-7',
    hover: 'dark-6',
    text: 'dark-0',
    dimmed: 'dark-2',
    placeholder: 'dark-3',
    anchor: 'teal-3',
    error: 'red-4',
    success: 'green-4',
    line: 'dark-5',
    fieldLine: 'dark-3',
    field: 'dark-6',
    focus: 'teal-3',
  },
};

/** The tint behind text of a tone, and that text. In the dark scheme it is laid over the surface with this opacity. */
export interface Tint {
  readonly background: string;
  readonly hover: string;
  readonly opacity: number;
  readonly hoverOpacity: number;
  readonly text: string;
}

export function findTint(tone: Tone, scheme: Scheme): Tint {
  const shades = colors[tone];
  if (scheme === 'light') return { background: shades[1], hover: shades[2], opacity: 1, hoverOpacity: 1, text: shades[8] };
  return { background: shades[4], hover: shades[4], opacity: 0.16, hoverOpacity: 0.24, text: tone === 'gray' ? shades[2] : shades[3] };
}

/** @example toHex('teal-7') // '#0f766e' */
export function toHex(shade: Shade | '#ffffff'): string {
  if (shade === '#ffffff') return shade;
  const [name, index] = shade.split('-') as [ColorName, string];
  return colors[name][Number(index)] ?? '';
}

function layered(hex: string, opacity: number): string {
  return opacity === 1 ? hex : `${hex}${Math.round(opacity * 255).toString(16)}`;
}

/** Returns the CSS variables of a scheme, which replace those of the UI kit. */
export function toVariables(scheme: Scheme): Record<string, string> {
  const use = SURFACES[scheme];
  const tints = TONES.map((tone) => {
    const tint = findTint(tone, scheme);
    return {
      [`--mantine-color-${tone}-light`]: layered(tint.background, tint.opacity),
      [`--mantine-color-${tone}-light-hover`]: layered(tint.hover, tint.hoverOpacity),
      [`--mantine-color-${tone}-light-color`]: tint.text,
      ...(scheme === 'dark' ? { [`--mantine-color-${tone}-text`]: tint.text } : {}),
    };
  });
  return Object.assign(
    {
      '--app-page': toHex(use.page),
      '--app-line': toHex(use.line),
      '--app-hover': toHex(use.hover),
      '--app-field-line': toHex(use.fieldLine),
      '--app-focus': toHex(use.focus),
      '--mantine-color-body': toHex(use.surface),
      '--mantine-color-text': toHex(use.text),
      '--mantine-color-bright': toHex(use.text),
      '--mantine-color-dimmed': toHex(use.dimmed),
      '--mantine-color-placeholder': toHex(use.placeholder),
      '--mantine-color-anchor': toHex(use.anchor),
      '--mantine-color-error': toHex(use.error),
      '--mantine-color-success': toHex(use.success),
      '--mantine-color-default': toHex(use.field),
      '--mantine-color-default-hover': toHex(use.hover),
      '--mantine-color-default-color': toHex(use.text),
      '--mantine-color-default-border': toHex(scheme === 'light' ? 'gray-4' : 'dark-4'),
      '--mantine-color-disabled': toHex(scheme === 'light' ? 'gray-1' : 'dark-6'),
      '--mantine-color-disabled-color': toHex(scheme === 'light' ? 'gray-5' : 'dark-3'),
      '--mantine-color-disabled-border': toHex(use.line),
    },
    ...tints,
  );
}
