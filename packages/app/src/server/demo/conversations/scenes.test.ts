// The texts of the conversations of the demo world: complete in every language, and careful before a stay is booked.

import { describe, expect, test } from 'vitest';
import { LOCALES } from '#contract/platform/locales.ts';
import { findContactDetails } from '#server/features/messaging/safety/contact-details.rules.ts';
import { fillIn, listTexts, SCENES, type SceneName, type Speaker, TEXTS, type Turn } from './scenes.ts';

const VALUES = {
  ...{ student: 'Ann', parent: 'Mary', host: 'Aoife', coordinator: 'Ciara' },
  ...{ parentPhone: '+44 7700 900123', hostPhone: '+353 20 915 0042' },
};

const NAMES = Object.keys(SCENES) as SceneName[];

/** The scenes that are played before a family accepts. */
const EARLY: readonly SceneName[] = ['room', 'food', 'pets', 'considering', 'sorry', 'cancelled', 'hello'];

function countTurns(scene: SceneName, speaker: Speaker): number {
  const turns: readonly Turn[] = SCENES[scene];
  return turns.filter(({ by, isWithdrawn }) => by === speaker && isWithdrawn === undefined).length;
}

/** No text has more alternatives. */
const VARIANTS = [0, 1, 2];

describe.each(LOCALES)('scenes in %s', (locale) => {
  const textsOf = (scene: SceneName, speaker: Speaker) => VARIANTS.map((variant) => listTexts(scene, speaker, { locale, variant }));

  test.each(NAMES)('%s has a text for every turn', (scene) => {
    for (const speaker of ['parent', 'host', 'coordinator'] as const) {
      for (const texts of textsOf(scene, speaker)) {
        expect(texts).toHaveLength(countTurns(scene, speaker));
        for (const text of texts) expect(fillIn(text, VALUES)).toMatch(/^[^{}]+$/);
      }
    }
  });

  test.each(EARLY)('%s has no contact details', (scene) => {
    for (const speaker of ['parent', 'host', 'coordinator'] as const) {
      for (const text of textsOf(scene, speaker).flat()) expect([text, findContactDetails(fillIn(text, VALUES))]).toEqual([text, []]);
    }
  });

  test.each(['room', 'food', 'pets', 'arrival', 'first-day', 'jacket', 'goodbye', 'scarf'] as const)('%s ends in three ways', (scene) => {
    expect(new Set(textsOf(scene, 'parent').map((texts) => texts.at(-1))).size).toBe(3);
  });

  test('have requests to support with an answer and thanks', () => {
    for (const scene of ['invoice', 'confirmation']) expect(TEXTS[locale].support[scene]).toHaveLength(3);
  });
});
