// Every change to a draft: nothing typed is lost, and lines stay what they are while they move.

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { aDraft, manualLinesArbitrary } from '../../testing/invoice-arbitrary.ts';
import { type InvoiceAction, type InvoiceDraft, invoiceReducer } from './invoice-draft.ts';
import { datedParts } from './schedule-draft.ts';

const id = fc.integer({ min: 1, max: 6 });
const date = fc.constantFrom('', '2026-06-03', '2026-06-20', 'nonsense');
const action: fc.Arbitrary<InvoiceAction> = fc.oneof(
  fc.constant<InvoiceAction>({ type: 'addLine' }),
  fc.record({ type: fc.constant('editLine' as const), id, changes: fc.record({ description: fc.string() }) }),
  fc.record({ type: fc.constant('moveLine' as const), id, by: fc.constantFrom(-1 as const, 1 as const) }),
  fc.record({ type: fc.constant('removeLine' as const), id }),
  fc.record({ type: fc.constant('setPartDate' as const), part: fc.nat({ max: 5 }), date }),
  fc.record({
    type: fc.constant('setSchedule' as const),
    changes: fc.record({ mode: fc.constantFrom('none' as const, 'amount' as const, 'instalments' as const), count: fc.nat({ max: 30 }) }),
  }),
  fc.record({ type: fc.constant('set' as const), changes: fc.record({ notes: fc.string(), dueDate: date }) }),
);

const after = (draft: InvoiceDraft, actions: readonly InvoiceAction[]) => actions.reduce(invoiceReducer, draft);
const ids = ({ lines }: InvoiceDraft) => lines.map((line) => line.id);

describe('a draft', () => {
  it('keeps its lines apart, whatever happens to them', () => {
    fc.assert(
      fc.property(manualLinesArbitrary, fc.array(action, { maxLength: 30 }), (lines, actions) => {
        const draft = after(aDraft({ lines }), actions);
        expect(new Set(ids(draft)).size).toBe(draft.lines.length);
      }),
    );
  });

  it('moves a line without touching it or the others, and back', () => {
    fc.assert(
      fc.property(manualLinesArbitrary, id, (lines, moved) => {
        const draft = aDraft({ lines });
        const down = invoiceReducer(draft, { type: 'moveLine', id: moved, by: 1 });
        expect(down.lines.toSorted((a, b) => a.id - b.id)).toEqual(lines);
        if (down.lines !== lines) expect(invoiceReducer(down, { type: 'moveLine', id: moved, by: -1 }).lines).toEqual(lines);
        else expect(lines.at(-1)?.id === moved || !ids(draft).includes(moved)).toBe(true);
      }),
    );
  });

  it('leaves everything else alone when a line or the schedule changes', () => {
    fc.assert(
      fc.property(fc.array(action, { maxLength: 20 }), (actions) => {
        const draft = aDraft({ reference: 'PO 1', paymentDetails: ['IBAN'] });
        const { lines, schedule, notes, dueDate, ...rest } = after(draft, actions);
        const { lines: _lines, schedule: _schedule, notes: _notes, dueDate: _due, ...before } = draft;
        expect(rest).toEqual(before);
      }),
    );
  });

  it('proposes dates evenly up to the due date, and never over one that was given', () => {
    const draft = aDraft({ issueDate: '2026-06-01', dueDate: '2026-07-01' });
    const three = after(draft, [{ type: 'setSchedule', changes: { mode: 'instalments', count: 3 } }]);
    expect(three.schedule.dates).toEqual(['2026-06-01', '2026-06-16']);
    const own = after(three, [
      { type: 'setPartDate', part: 0, date: '2026-06-09' },
      { type: 'setSchedule', changes: { count: 4 } },
    ]);
    expect(own.schedule.dates).toEqual(['2026-06-09', '2026-06-16', '2026-06-21']);
    fc.assert(
      fc.property(fc.array(action, { maxLength: 20 }), fc.nat({ max: 30 }), (actions, count) => {
        const { schedule } = after(aDraft(), [...actions, { type: 'setSchedule', changes: { mode: 'instalments', count } }]);
        expect(schedule.dates.length).toBeGreaterThanOrEqual(datedParts(schedule));
      }),
    );
  });
});
