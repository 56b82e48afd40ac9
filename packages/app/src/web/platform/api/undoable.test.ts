// Doing, showing at once, taking back.

import { beforeEach, describe, expect, test, vi } from 'vitest';
import { clearToasts, listToasts } from '#web/testing/toasts.ts';
import { runUndoable, UNDO_MS } from './undoable.ts';

beforeEach(() => clearToasts());

function parts(run: () => Promise<unknown>) {
  const said: string[] = [];
  const back = vi.fn(() => void said.push('back'));
  return {
    said,
    apply: () => {
      said.push('shown');
      return back;
    },
    run: async () => {
      said.push('run');
      await run();
    },
    undo: vi.fn(async () => void said.push('undone')),
    reload: async () => void said.push('read again'),
    text: 'Ann has been deactivated.',
    undoLabel: 'Undo',
    undone: 'Undone.',
  };
}

describe('what can be undone', () => {
  test('is shown before it is done, told with a way back, and can be taken back', async () => {
    const deed = parts(async () => {});
    expect(await runUndoable(deed)).toBe(true);
    expect(deed.said).toEqual(['shown', 'run', 'read again']);
    const [toast] = listToasts();
    expect(toast).toMatchObject({ text: 'Ann has been deactivated.', ms: UNDO_MS, action: { label: 'Undo' } });
    toast?.action?.run();
    await vi.waitFor(() => expect(deed.said.slice(3)).toEqual(['undone', 'read again']));
    expect(listToasts().at(-1)?.text).toBe('Undone.');
  });

  test('is shown as before when it fails, and nothing is told as done', async () => {
    const deed = parts(async () => {
      throw new Error('refused');
    });
    expect(await runUndoable(deed)).toBe(false);
    expect(deed.said).toEqual(['shown', 'run', 'back', 'read again']);
    expect(listToasts()).toEqual([]);
  });
});
