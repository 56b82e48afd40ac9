// The grid: laws of writing, undoing, selecting and saving; what its keys and its clipboard do; and who wins when two save one cell.

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type GridAction, reduceGrid } from './grid.model.ts';
import { endOfWriting, findKeyAction } from './grid-keys.model.ts';
import { listMarked, listSendable } from './grid-saves.model.ts';
import {
  type At,
  type CellKey,
  emptyGrid,
  findFirstFault,
  type Grid,
  getCellKey,
  getCellValue,
  getSelection,
  listSelectedCells,
  toCellKey,
} from './grid-state.model.ts';
import { readTsv, writeTsv } from './tsv.model.ts';

const loaded = {
  rows: [10, 11, 12, 13],
  columns: [1, 2, 3],
  saved: new Map<CellKey, string>([
    ['10:1', '45'],
    ['11:1', '50'],
    ['12:3', '9.5'],
  ]),
};
const start = emptyGrid(loaded);
const after = (...actions: readonly GridAction[]) => actions.reduce(reduceGrid, start);
const at = (row: number, column: number): At => ({ row, column });
const shown = (sheet: Grid) => loaded.rows.map((row) => loaded.columns.map((column) => getCellValue(sheet, toCellKey(row, column))));

const isNumber = (text: string) => text === '' || /^\d+$/.test(text);

const place = fc.record({ row: fc.integer({ min: -2, max: 6 }), column: fc.integer({ min: -2, max: 5 }) });
const value = fc.constantFrom('', '1', '45', '9.5', 'x');
const moving: fc.Arbitrary<GridAction> = fc.oneof(
  fc.record({ type: fc.constant('move' as const), by: place, extend: fc.boolean() }),
  fc.record({ type: fc.constant('goTo' as const), at: place, extend: fc.boolean() }),
  fc.constant({ type: 'selectAll' as const }),
);
const writing: fc.Arbitrary<GridAction> = fc.oneof(
  fc.record({ type: fc.constant('commit' as const), value, by: place }),
  fc.constantFrom({ type: 'clear' as const }, { type: 'fillDown' as const }),
  fc.record({ type: fc.constant('paste' as const), cells: fc.array(fc.array(value, { maxLength: 4 }), { maxLength: 5 }) }),
);
const stepping = fc.constantFrom<GridAction>({ type: 'undo' }, { type: 'redo' });
const saving: fc.Arbitrary<GridAction> = fc
  .tuple(fc.constantFrom(...loaded.rows), fc.constantFrom(...loaded.columns), fc.constantFrom('', '7', '45'))
  .map(([row, column, amount]) => ({ type: 'saved', cells: new Map([[toCellKey(row, column), amount]]) }));
const anything = fc.array(fc.oneof(moving, writing, stepping, saving), { maxLength: 30 });

describe('laws', () => {
  test('the selection stays within the sheet', () => {
    fc.assert(
      fc.property(anything, (actions) => {
        const { focus, anchor } = after(...actions);
        for (const { row, column } of [focus, anchor]) {
          expect(loaded.rows[row]).toBeDefined();
          expect(loaded.columns[column]).toBeDefined();
        }
      }),
    );
  });

  test('typed values differ from those of the server, and belong to existing cells', () => {
    fc.assert(
      fc.property(anything, (actions) => {
        const { typed, saved } = after(...actions);
        for (const [key, text] of typed) {
          expect(text).not.toBe(saved.get(key) ?? '');
          expect(key).toMatch(/^1[0-3]:[1-3]$/);
        }
      }),
    );
  });

  test('taking every step back shows what was there first, and every step forth what was there last', () => {
    const noSaving = fc.array(fc.oneof(moving, writing), { maxLength: 30 });
    fc.assert(
      fc.property(noSaving, (actions) => {
        const last = after(...actions);
        const first = last.past.reduce((sheet) => reduceGrid(sheet, { type: 'undo' }), last);
        expect(shown(first)).toEqual(shown(start));
        expect(first.typed.size).toBe(0);
        const again = first.future.reduce((sheet) => reduceGrid(sheet, { type: 'redo' }), first);
        expect(shown(again)).toEqual(shown(last));
      }),
    );
  });

  test('pasting a copy at the same place changes nothing', () => {
    fc.assert(
      fc.property(anything, (actions) => {
        const sheet = after(...actions);
        const pasted = reduceGrid(sheet, {
          type: 'paste',
          cells: readTsv(writeTsv(listSelectedCells(sheet).map((row) => row.map(({ value: text }) => text)))),
        });
        expect(shown(pasted)).toEqual(shown(sheet));
      }),
    );
  });

  test('cells as text come back as they were', () => {
    const cells = fc.tuple(fc.integer({ min: 1, max: 4 }), fc.integer({ min: 1, max: 4 })).chain(([height, width]) => {
      const cell = fc.oneof(fc.string({ maxLength: 5 }), fc.constantFrom('a\tb', '"', 'two\nlines', '""x'));
      return fc.array(fc.array(cell, { minLength: width, maxLength: width }), { minLength: height, maxLength: height });
    });
    fc.assert(
      fc.property(cells, (rows) => {
        expect(readTsv(writeTsv(rows))).toEqual(rows);
      }),
    );
  });
});

describe('what people do', () => {
  test('a value that was there before is no change', () => {
    const sheet = after({ type: 'commit', value: '46', by: at(0, 0) }, { type: 'commit', value: '45', by: at(0, 0) });
    expect(sheet.typed.size).toBe(0);
    expect(sheet.past).toHaveLength(2);
  });

  test('filling down takes the first row of the selection; of one row, the row above', () => {
    const block = after({ type: 'goTo', at: at(0, 0) }, { type: 'goTo', at: at(3, 0), extend: true }, { type: 'fillDown' });
    expect(shown(block).map(([first]) => first)).toEqual(['45', '45', '45', '45']);
    const one = after({ type: 'goTo', at: at(1, 0) }, { type: 'fillDown' });
    expect(getCellValue(one, '11:1')).toBe('45');
    expect(after({ type: 'fillDown' })).toEqual(start);
  });

  test('one cell fills the selection, a block ends where the sheet does', () => {
    const filled = after({ type: 'goTo', at: at(2, 1) }, { type: 'goTo', at: at(3, 2), extend: true }, { type: 'paste', cells: [['7']] });
    expect(shown(filled).slice(2)).toEqual([
      ['', '7', '7'],
      ['', '7', '7'],
    ]);
    const block = [
      ['1', '2', '3'],
      ['4', '5', '6'],
    ];
    const cut = after({ type: 'goTo', at: at(3, 1) }, { type: 'paste', cells: block });
    expect(shown(cut)[3]).toEqual(['', '1', '2']);
    expect(getSelection(cut)).toEqual({ top: 3, bottom: 3, left: 1, right: 2 });
  });

  test('a refusal is forgotten with the next key, and saving leaves other typed values', () => {
    const typed = after({ type: 'commit', value: '46', by: at(0, 1) }, { type: 'commit', value: '3', by: at(0, 0) });
    const refused = reduceGrid(typed, { type: 'marked', marks: new Map([['10:2', { kind: 'refused', message: 'No.' }]]) });
    expect(reduceGrid(refused, { type: 'clear' }).marks.size).toBe(0);
    const saved = reduceGrid(typed, { type: 'saved', cells: new Map([['10:1', '46']]) });
    expect([...saved.typed]).toEqual([['10:2', '3']]);
  });

  test('the first fault is the first of the sheet', () => {
    expect(findFirstFault(start, isNumber)).toBeNull();
    const faulty = after(
      { type: 'goTo', at: at(2, 2) },
      { type: 'commit', value: 'x', by: at(-1, -1) },
      { type: 'commit', value: '-1', by: at(0, 0) },
    );
    expect(findFirstFault(faulty, isNumber)).toEqual(at(1, 1));
    expect(getCellKey(faulty, at(1, 1))).toBe('11:2');
  });
});

describe('keys', () => {
  const around = { grid: start, pageRows: 20, text: '45', mayWrite: true };
  const key = (name: string, held: Partial<{ ctrl: boolean; shift: boolean; alt: boolean }> = {}) =>
    findKeyAction({ key: name, ctrl: false, shift: false, alt: false, ...held }, around);

  test.each<[string, Parameters<typeof key>, GridAction | null]>([
    ['an arrow', ['ArrowDown'], { type: 'move', by: at(1, 0), extend: false }],
    ['an arrow with shift', ['ArrowLeft', { shift: true }], { type: 'move', by: at(-0, -1), extend: true }],
    ['a page', ['PageDown'], { type: 'move', by: at(20, 0), extend: false }],
    ['a letter', ['5'], { type: 'edit', text: '5' }],
    ['Enter', ['Enter'], { type: 'edit', text: '45' }],
    ['F2', ['F2'], { type: 'edit', text: '45' }],
    ['Delete', ['Delete'], { type: 'clear' }],
    ['filling down', ['d', { ctrl: true }], { type: 'fillDown' }],
    ['taking back', ['z', { ctrl: true }], { type: 'undo' }],
    ['doing again', ['Z', { ctrl: true, shift: true }], { type: 'redo' }],
    ['copying, which is the browser’s', ['c', { ctrl: true }], null],
    ['the tab key, which leaves', ['Tab'], null],
    ['a key with alt', ['ArrowLeft', { alt: true }], null],
  ])('%s', (_, pressed, action) => {
    const done = key(...pressed);
    expect(JSON.stringify(done)).toBe(JSON.stringify(action));
  });

  test('move and select without write access, and write nothing', () => {
    const reading = { ...around, mayWrite: false };
    const press = (name: string, ctrl = false) => findKeyAction({ key: name, ctrl, shift: false, alt: false }, reading);
    for (const [name, ctrl] of [['5'], ['Enter'], ['Delete'], ['d', true], ['z', true]] as const) expect(press(name, ctrl)).toBeNull();
    expect(press('a', true)).toEqual({ type: 'selectAll' });
    expect(press('ArrowUp')).toMatchObject({ type: 'move' });
  });

  test('writing ends with Enter and Tab', () => {
    expect(endOfWriting({ key: 'Enter', shift: false })).toEqual(at(1, 0));
    expect(endOfWriting({ key: 'Tab', shift: true })).toEqual(at(0, -1));
    expect(endOfWriting({ key: 'ArrowLeft', shift: false })).toBeNull();
  });
});

describe('saving cell by cell', () => {
  const key: CellKey = '10:1';
  const typed = after({ type: 'commit', value: '46', by: at(0, 0) });
  const sent = reduceGrid(typed, { type: 'send', keys: [key] });
  const conflict = { kind: 'conflict', message: 'Changed.', theirs: '60' } as const;

  test('a value that is on its way is shown, and not sent again', () => {
    expect(listSendable(typed, () => true)).toEqual([key]);
    expect(getCellValue(sent, key)).toBe('46');
    expect(listSendable(sent, () => true)).toEqual([]);
  });

  test('a value typed while another is on its way is sent next, also if it is the one before', () => {
    const again = reduceGrid(sent, { type: 'commit', value: '45', by: at(0, 0) });
    const saved = reduceGrid(again, { type: 'saved', cells: new Map([[key, '46']]) });
    expect(getCellValue(saved, key)).toBe('45');
    expect(listSendable(saved, () => true)).toEqual([key]);
    expect(saved.basis.get(key)).toBe('46');
  });

  test('a failed value stays, and is sent again on request alone', () => {
    const failed = reduceGrid(sent, { type: 'marked', marks: new Map([[key, { kind: 'failed', message: 'No network.' }]]) });
    expect(getCellValue(failed, key)).toBe('46');
    expect(failed.basis.get(key)).toBe('45');
    expect(listSendable(failed, () => true)).toEqual([]);
    expect(listMarked(failed, 'failed')).toEqual([key]);
    expect(listSendable(reduceGrid(failed, { type: 'retry' }), () => true)).toEqual([key]);
  });

  test('someone else’s value that arrives while a cell is edited doesn’t become what the edit began with', () => {
    const edited = after({ type: 'edit', text: '4' });
    const loadedAgain = reduceGrid(edited, { type: 'load', loaded: { ...loaded, saved: new Map([...loaded.saved, [key, '60']]) } });
    expect(loadedAgain.editing).toBe('4');
    const done = reduceGrid(loadedAgain, { type: 'commit', value: '46', by: at(0, 0) });
    expect(done.basis.get(key)).toBe('45');
    const unchanged = reduceGrid(loadedAgain, { type: 'commit', value: '45', by: at(0, 0) });
    expect(unchanged.typed.size).toBe(0);
    expect(getCellValue(unchanged, key)).toBe('60');
  });

  test('in a conflict, one’s own value is compared with the other one, and the other one replaces it if it is kept', () => {
    const marked = reduceGrid(sent, { type: 'marked', marks: new Map([[key, conflict]]) });
    expect(getCellValue(marked, key)).toBe('46');
    expect(listSendable(marked, () => true)).toEqual([]);
    const mine = reduceGrid(marked, { type: 'keepMine', key });
    expect(mine.basis.get(key)).toBe('60');
    expect(listSendable(mine, () => true)).toEqual([key]);
    const theirs = reduceGrid(marked, { type: 'discard', keys: [key] });
    expect(getCellValue(theirs, key)).toBe('60');
    expect([theirs.typed.size, theirs.marks.size, theirs.basis.size]).toEqual([0, 0, 0]);
  });

  test('rows that go take the selection along, and lose nothing that is typed', () => {
    const edited = reduceGrid(reduceGrid(start, { type: 'goTo', at: at(2, 1) }), { type: 'edit', text: 'half a w' });
    const others = { ...loaded, rows: [10, 13] };
    const gone = reduceGrid(edited, { type: 'load', loaded: others });
    expect(gone.editing).toBeNull();
    expect(gone.typed.get('12:2')).toBe('half a w');
    const moved = reduceGrid(reduceGrid(start, { type: 'goTo', at: at(3, 2) }), { type: 'load', loaded: others });
    expect(moved.focus).toEqual(at(1, 2));
  });

  test('cells that can’t be written stay as they are, whatever is pasted, cleared or filled', () => {
    const locked = emptyGrid({ ...loaded, isLocked: (_, column) => column === 1 });
    const write = (action: GridAction) => reduceGrid(reduceGrid(locked, { type: 'selectAll' }), action);
    for (const action of [{ type: 'clear' }, { type: 'fillDown' }, { type: 'paste', cells: [['7']] }] as const)
      expect([...write(action).typed.keys()].filter((cell) => cell.endsWith(':1'))).toEqual([]);
    expect(write({ type: 'paste', cells: [['7']] }).typed.size).toBe(8);
    expect(reduceGrid(locked, { type: 'edit', text: 'x' }).editing).toBeNull();
  });
});
