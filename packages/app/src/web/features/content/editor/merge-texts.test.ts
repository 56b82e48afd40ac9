// Two editors of one text: nothing that either has written is lost without being asked.

import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Block } from '#contract/content/blocks.shapes.ts';
import { mergeTexts, type Said } from './merge-texts.ts';

const quote = (key: string, text = key): Block => ({ kind: 'quote', key, text, who: '' });
const said = (body: readonly Block[], title = 'A'): Said => ({ title, description: '', imageAlt: '', body });
const read = ({ title, body }: Said) => [title, ...body.map((block) => (block.kind === 'quote' ? `${block.key} ${block.text}` : ''))];
const base = said([quote('aaaa'), quote('bbbb'), quote('cccc')]);

test('changes of different blocks come together without a question', () => {
  const mine = said([quote('aaaa', 'mine'), quote('bbbb'), quote('cccc')]);
  const theirs = said([quote('aaaa'), quote('bbbb'), quote('cccc', 'theirs'), quote('dddd')], 'Theirs');
  const { said: merged, conflicts } = mergeTexts({ base, mine, theirs });
  expect([read(merged), conflicts]).toEqual([['Theirs', 'aaaa mine', 'bbbb bbbb', 'cccc theirs', 'dddd dddd'], []]);
});

test('a block that both have changed is to be chosen', () => {
  const mine = said([quote('aaaa', 'mine'), quote('bbbb'), quote('cccc')], 'Mine');
  const theirs = said([quote('aaaa', 'theirs'), quote('bbbb'), quote('cccc')], 'Theirs');
  const sides = { base, mine, theirs };
  expect(mergeTexts(sides).conflicts.map(({ key }) => key)).toEqual(['title', 'aaaa']);
  expect(read(mergeTexts(sides).said)).toEqual(['Mine', 'aaaa mine', 'bbbb bbbb', 'cccc cccc']);
  const chosen = new Map([['aaaa', 'theirs']] as const);
  expect(read(mergeTexts(sides, chosen).said)).toEqual(['Mine', 'aaaa theirs', 'bbbb bbbb', 'cccc cccc']);
});

test('a block that one has deleted goes, unless the other has changed it', () => {
  const gone = said([quote('bbbb'), quote('cccc')]);
  const changed = said([quote('aaaa', 'changed'), quote('bbbb'), quote('cccc')]);
  expect(read(mergeTexts({ base, mine: gone, theirs: base }).said)).toEqual(['A', 'bbbb bbbb', 'cccc cccc']);
  expect(read(mergeTexts({ base, mine: base, theirs: gone }).said)).toEqual(['A', 'bbbb bbbb', 'cccc cccc']);
  const { conflicts } = mergeTexts({ base, mine: gone, theirs: changed });
  expect(conflicts).toEqual([{ key: 'aaaa', isBlock: true, mine: null, theirs: quote('aaaa', 'changed') }]);
});

test('blocks stand in the order of the one who has moved them', () => {
  const moved = said([quote('cccc'), quote('aaaa'), quote('bbbb')]);
  const longer = said([quote('aaaa'), quote('bbbb'), quote('xxxx'), quote('cccc')]);
  expect(
    read(mergeTexts({ base, mine: longer, theirs: moved }).said)
      .slice(1)
      .map((line) => line.slice(0, 4)),
  ).toEqual(['cccc', 'aaaa', 'bbbb', 'xxxx']);
  expect(
    read(mergeTexts({ base, mine: moved, theirs: longer }).said)
      .slice(1)
      .map((line) => line.slice(0, 4)),
  ).toEqual(['cccc', 'aaaa', 'bbbb', 'xxxx']);
});

test('everything that differs is to be chosen where the common text isn’t known', () => {
  const theirs = said([quote('aaaa', 'theirs'), quote('bbbb')]);
  expect(mergeTexts({ base: null, mine: base, theirs }).conflicts.map(({ key }) => key)).toEqual(['aaaa', 'cccc']);
});

const anyText = fc
  .uniqueArray(fc.tuple(fc.constantFrom('aaaa', 'bbbb', 'cccc', 'dddd', 'eeee'), fc.constantFrom('one', 'two', 'three')), {
    selector: ([key]) => key,
  })
  .map((blocks) => said(blocks.map(([key, text]) => quote(key, text))));

test('any two changes: each block is once there, and one that nobody else has touched is as its editor left it', () => {
  fc.assert(
    fc.property(anyText, anyText, anyText, (from, mine, theirs) => {
      const { said: merged, conflicts } = mergeTexts({ base: from, mine, theirs });
      const keys = merged.body.map(({ key }) => key);
      expect(new Set(keys).size).toBe(keys.length);
      const text = (of: Said, key: string) => JSON.stringify(of.body.find((block) => block.key === key) ?? null);
      for (const key of ['aaaa', 'bbbb', 'cccc', 'dddd', 'eeee']) {
        const [was, own, other] = [from, mine, theirs].map((of) => text(of, key));
        const isChosen = conflicts.some((conflict) => conflict.key === key);
        expect(isChosen).toBe(own !== other && own !== was && other !== was);
        expect(text(merged, key)).toBe(own === was ? other : own);
      }
    }),
  );
});

test('an editor who has changed nothing gets the text of the other', () => {
  fc.assert(
    fc.property(anyText, anyText, (from, changed) => {
      expect(mergeTexts({ base: from, mine: from, theirs: changed })).toEqual({ said: changed, conflicts: [] });
      expect(mergeTexts({ base: from, mine: changed, theirs: from })).toEqual({ said: changed, conflicts: [] });
    }),
  );
});
