// What is written becomes messages.

import { describe, expect, test } from 'vitest';
import { canSend, countLeft, insertText, type StagedFile, toOutboxItems } from './composer.model.ts';

const QUOTED = { id: 4, sender: 'Anna', preview: 'Hi', isWithdrawn: false };
const stage = (name: string, refused: StagedFile['refused'] = null): StagedFile => ({
  key: 1,
  file: new File(['abc'], name, { type: 'image/png' }),
  refused,
});
const itemsOf = (text: string, files: readonly StagedFile[]) =>
  toOutboxItems(5, { text, files, replyTo: QUOTED }).map((item) => [item.text, item.file?.name ?? null, item.replyTo !== null]);

describe('what is written', () => {
  test('is one message, without the blanks around it', () => {
    expect(itemsOf(' Hello\nyou ', [])).toEqual([['Hello\nyou', null, true]]);
  });

  test('is the caption of one file', () => {
    expect(itemsOf('Our garden', [stage('a.png')])).toEqual([['Our garden', 'a.png', true]]);
  });

  test('comes before several files', () => {
    expect(itemsOf('Our house', [stage('a.png'), stage('b.png')])).toEqual([
      ['Our house', null, true],
      ['', 'a.png', false],
      ['', 'b.png', false],
    ]);
    expect(itemsOf('', [stage('a.png'), stage('b.png')])).toEqual([
      ['', 'a.png', true],
      ['', 'b.png', false],
    ]);
  });

  test('can be sent unless it is empty, too long, or has a refused file', () => {
    expect([
      canSend({ text: ' \n ', files: [] }),
      canSend({ text: 'x', files: [] }),
      canSend({ text: 'x'.repeat(10_001), files: [] }),
      canSend({ text: '', files: [stage('a.png')] }),
      canSend({ text: 'x', files: [stage('a.exe', 'wrongKind')] }),
    ]).toEqual([false, true, false, true, false]);
  });

  test('is counted near the limit', () => {
    expect([countLeft('x'.repeat(9499)), countLeft('x'.repeat(9500)), countLeft('x'.repeat(10_003))]).toEqual([null, 500, -3]);
  });
});

test('inserts an emoji in place of the selection', () => {
  expect(insertText('Hello you', '👋', { start: 6, end: 9 })).toEqual({ text: 'Hello 👋', cursor: 8 });
});
