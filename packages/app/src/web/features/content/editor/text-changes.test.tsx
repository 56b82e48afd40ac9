// What has changed between two texts: words, blocks that were added, removed or moved, and what is no word.

import { expect, test } from 'vitest';
import type { ShownBlock } from '#contract/content/blocks.shapes.ts';
import type { CleanHtml } from '#contract/platform/validation/rich-text.shapes.ts';
import { type ComparedText, compareTexts, type Piece } from './text-changes.ts';

const html = (key: string, text: string): ShownBlock => ({ kind: 'text', key, html: text as CleanHtml });
const quote = (key: string, text: string): ShownBlock => ({ kind: 'quote', key, text, who: '' });
const said = (...body: ShownBlock[]): ComparedText => ({ title: 'A stay', description: '', imageAlt: '', body });

const write = (pieces: readonly Piece[] = []) =>
  pieces.map(({ text, change }) => (change === 'same' ? text : change === 'added' ? `[+${text}]` : `[-${text}]`)).join('');

test('a text that is the same has no changes, whatever the order of its fields', () => {
  const other = said({ who: '', text: 'Fine', key: 'aaaa', kind: 'quote' });
  const { fields, blocks } = compareTexts(said(quote('aaaa', 'Fine')), other, 'en');
  expect([fields, blocks.map(({ state }) => state)]).toEqual([[], ['same']]);
});

test('words are marked where they were removed and added', () => {
  const [before, after] = [said(html('aaaa', '<p>Choose a family.</p>')), said(html('aaaa', '<p>Choose a <b>host</b> family.</p>'))];
  const { blocks, fields } = compareTexts(before, { ...after, title: 'A long stay' }, 'en');
  expect(write(blocks[0]?.pieces)).toBe('Choose a [+host ]family.');
  expect(fields.map(({ name, pieces }) => [name, write(pieces)])).toEqual([['title', 'A [+long ]stay']]);
});

test('words of a language without spaces are compared, not whole sentences', () => {
  const { blocks } = compareTexts(said(quote('aaaa', '家族を選んでください')), said(quote('aaaa', '学校を選んでください')), 'ja');
  expect(write(blocks[0]?.pieces)).toBe('[-家族][+学校]を選んでください');
});

test('blocks are added, removed and moved in the order of the later text', () => {
  const before = said(quote('aaaa', 'One'), quote('bbbb', 'Two'), quote('eeee', 'Five'), quote('cccc', 'Three'));
  const after = said(quote('cccc', 'Three'), quote('aaaa', 'One'), quote('eeee', 'Five'), quote('dddd', 'Four'));
  const states = compareTexts(before, after, 'en').blocks.map(({ key, state }) => `${key} ${state}`);
  expect(states.toSorted()).toEqual(['aaaa same', 'bbbb removed', 'cccc moved', 'dddd added', 'eeee same']);
});

test.each([
  [html('aaaa', '<p>One</p>'), html('aaaa', '<p><strong>One</strong></p>')],
  [
    { kind: 'callToAction', key: 'aaaa', label: 'Go', target: '/a' },
    { kind: 'callToAction', key: 'aaaa', label: 'Go', target: '/b' },
  ],
  [
    { kind: 'fromPrice', key: 'aaaa', countyId: null },
    { kind: 'fromPrice', key: 'aaaa', countyId: 4 },
  ],
] as [ShownBlock, ShownBlock][])('a change of what is no word is told: %j', (before, after) => {
  expect(compareTexts(said(before), said(after), 'en').blocks).toMatchObject([{ state: 'changed', isOtherwise: true }]);
});

test('entities are read as the letters that they stand for', () => {
  const { blocks } = compareTexts(said(html('aaaa', '<p>A &amp; B</p>')), said(html('aaaa', '<p>A &amp; C</p><p>D</p>')), 'en');
  expect(write(blocks[0]?.pieces).startsWith('A & [-B][+C')).toBe(true);
});
