// Every text on its background reaches the contrast that people need to read it.

import { describe, expect, test } from 'vitest';
import { theme } from './theme.ts';
import { colors, TONES } from './theme-colors.ts';
import { toThemeCss } from './theme-css.ts';
import { findTint, type Scheme, SURFACES, toHex, toVariables } from './theme-variables.ts';

type Rgb = readonly [number, number, number];

function rgb(hex: string): Rgb {
  const part = (at: number) => Number.parseInt(hex.slice(at, at + 2), 16);
  return [part(1), part(3), part(5)];
}

function over(front: Rgb, { back, opacity }: { back: Rgb; opacity: number }): Rgb {
  const mixed = (at: 0 | 1 | 2) => front[at] * opacity + back[at] * (1 - opacity);
  return [mixed(0), mixed(1), mixed(2)];
}

function luminance(color: Rgb): number {
  const linear = (value: number) => (value / 255 <= 0.04045 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4);
  return 0.2126 * linear(color[0]) + 0.7152 * linear(color[1]) + 0.0722 * linear(color[2]);
}

function contrast(a: Rgb, b: Rgb): number {
  const [light, dark] = [luminance(a), luminance(b)].sort((x, y) => y - x) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}

const TEXT = 4.5;
const SHAPE = 3;
const WHITE = rgb('#ffffff');

test('the measure is that of the guidelines', () => {
  expect(contrast(rgb('#000000'), WHITE)).toBeCloseTo(21, 5);
  expect(contrast(rgb('#767676'), WHITE)).toBeCloseTo(4.54, 2);
});

describe.each<Scheme>(['light', 'dark'])('%s', (scheme) => {
  const use = SURFACES[scheme];
  const grounds = [use.page, use.surface, use.hover, use.field].map((shade) => rgb(toHex(shade)));

  test.each(['text', 'dimmed', 'placeholder', 'anchor', 'error', 'success'] as const)('%s on every ground', (name) => {
    for (const ground of grounds) expect(contrast(rgb(toHex(use[name])), ground)).toBeGreaterThanOrEqual(TEXT);
  });

  test.each(['fieldLine', 'focus'] as const)('%s is seen on every ground', (name) => {
    for (const ground of grounds) expect(contrast(rgb(toHex(use[name])), ground)).toBeGreaterThanOrEqual(SHAPE);
  });

  test.each(TONES)('%s: tinted, plain and filled', (tone) => {
    const tint = findTint(tone, scheme);
    for (const back of grounds) {
      for (const [background, opacity] of [
        [tint.background, tint.opacity],
        [tint.hover, tint.hoverOpacity],
      ] as const) {
        expect(contrast(rgb(tint.text), over(rgb(background), { back, opacity }))).toBeGreaterThanOrEqual(TEXT);
      }
      const plain = scheme === 'light' ? colors[tone][7] : tint.text;
      expect(contrast(rgb(plain), back)).toBeGreaterThanOrEqual(TEXT);
    }
    expect(contrast(rgb(colors[tone][7]), WHITE)).toBeGreaterThanOrEqual(TEXT);
    expect(contrast(rgb(colors[tone][8]), WHITE)).toBeGreaterThanOrEqual(TEXT);
  });

  test('no variable is empty', () => {
    for (const [name, value] of Object.entries(toVariables(scheme))) expect(value, name).toMatch(/^#[0-9a-f]{6,8}$/);
  });
});

test('the style sheet has what differs from the kit: colours, and those of each scheme', () => {
  const text = toThemeCss();
  expect(text).toMatch(/^:root, :host\{[^}]*--mantine-color-teal-7: #0f766e;/);
  expect(text).toMatch(/:root\[data-mantine-color-scheme="dark"\][^{]*\{[^}]*--app-page: #141311;/);
  expect(text).toMatch(/:root\[data-mantine-color-scheme="light"\][^{]*\{[^}]*--app-page: #faf9f7;/);
  expect(text).not.toMatch(/--mantine-color-(?:pink-0|white):/);
});

test('spaces, corners and lines are steps of 4 px', () => {
  for (const size of [...Object.values(theme.spacing ?? {}), ...Object.values(theme.radius ?? {})]) {
    expect(Number.parseFloat(String(size)) % 4).toBe(0);
  }
  for (const { lineHeight } of Object.values(theme.headings?.sizes ?? {})) expect((Number.parseFloat(lineHeight ?? '') * 16) % 4).toBe(0);
});
