// Laws of the combobox: one never stands on an option that is not there, and closing forgets what was typed.

import fc from 'fast-check';
import { expect, it } from 'vitest';
import { type ComboboxAction, closedCombobox, comboboxReducer } from './combobox-state.ts';
import { choiceFinder } from './find-choices.ts';

const moves: fc.Arbitrary<ComboboxAction> = fc.oneof(
  fc.record({ type: fc.constant('type' as const), text: fc.string() }),
  fc.record({ type: fc.constant('open' as const), at: fc.integer({ min: -1, max: 4 }) }),
  fc.record({ type: fc.constant('close' as const) }),
);
const keys = fc.constantFrom('ArrowUp', 'ArrowDown', 'Home', 'End');

it('a key moves to a visible option, or to none if there are none', () => {
  fc.assert(
    fc.property(fc.array(moves), fc.array(keys, { minLength: 1 }), fc.integer({ min: 0, max: 50 }), (before, pressed, count) => {
      let state = before.reduce(comboboxReducer, closedCombobox);
      for (const key of pressed) {
        state = comboboxReducer(state, { type: 'move', key, count });
        expect(state.active).toBeGreaterThanOrEqual(count === 0 ? -1 : 0);
        expect(state.active).toBeLessThan(Math.max(count, 1));
      }
      expect(comboboxReducer(state, { type: 'close' })).toEqual(closedCombobox);
    }),
  );
});

it('up and down undo each other', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 50 }), fc.nat(), (count, start) => {
      const state = { text: null, open: true, active: start % count };
      const down = comboboxReducer(state, { type: 'move', key: 'ArrowDown', count });
      expect(comboboxReducer(down, { type: 'move', key: 'ArrowUp', count })).toEqual(state);
    }),
  );
});

it('each typed word narrows the results, and a full name finds its choice', () => {
  const names = fc.array(fc.stringMatching(/^[A-Za-zÀ-ÿ가-힣]{1,6}( [A-Za-zÀ-ÿ가-힣]{1,6})?$/), { minLength: 1, maxLength: 30 });
  fc.assert(
    fc.property(names, fc.nat(), (list, at) => {
      const find = choiceFinder(list.map((name, id) => ({ id, name })));
      const name = list[at % list.length] ?? '';
      const [first = ''] = name.split(' ');
      const found = find(name.toUpperCase());
      expect(found.map((choice) => choice.name)).toContain(name);
      expect(find(first)).toEqual(expect.arrayContaining([...found]));
    }),
  );
});
