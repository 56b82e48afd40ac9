// The booking in progress and its server's copy: reloads, signing in, two devices, a server that is away.

import { describe, expect, test } from 'vitest';
import type { SavedDraft } from '#contract/booking/booking.shapes.ts';
import { type CurrentTrip, EMPTY_TRIP } from '#contract/booking/draft/current-trip.ts';
import { createDraft, type DraftDoors } from './draft.ts';
import { setFamily } from './trip.model.ts';

/** A server with one parent, and a clock that the test turns. */
function world() {
  let saved: SavedDraft = { currentTrip: EMPTY_TRIP, version: 0, updatedAt: null, bookedTripId: null, order: null };
  let minute = 0;
  const state = { away: false, saves: 0 };
  const at = () => new Date(Date.UTC(2026, 0, 1, 0, minute));
  function empty(bookedTripId: number | null): SavedDraft {
    saved = { currentTrip: EMPTY_TRIP, version: saved.version + 1, updatedAt: at().toISOString(), bookedTripId, order: null };
    return saved;
  }
  const device = () => {
    let record: Readonly<Record<string, unknown>> | undefined;
    let waiting: (() => void) | null = null;
    const doors: DraftDoors = {
      read: async () => saved,
      async save({ currentTrip, version }) {
        if (state.away) throw new TypeError('away');
        state.saves += 1;
        if (version !== saved.version) return { ok: false, draft: saved };
        saved = { currentTrip, version: version + 1, updatedAt: at().toISOString(), bookedTripId: null, order: null };
        return { ok: true, draft: saved };
      },
      async clear() {
        return empty(null);
      },
      recall: () => record,
      keep: (next) => {
        record = next === undefined ? undefined : (JSON.parse(JSON.stringify(next)) as Record<string, unknown>);
      },
      now: at,
      later: (run) => {
        waiting = run;
      },
    };
    const rest = () => waiting?.();
    return { open: () => createDraft(doors), rest };
  };
  return { device, state, book: empty, saved: () => saved, pass: () => (minute += 1) };
}

const family = (id: number) => (trip: CurrentTrip) => setFamily(trip, id);

test('a visitor’s choices survive a reload and signing in, and several changes are saved together', async () => {
  const { device, saved, state } = world();
  const phone = device();
  phone.open().change(family(4));
  const draft = phone.open();
  expect(draft.get().trip.hostFamilyId).toBe(4);
  await draft.enter(7);
  expect(saved().currentTrip.hostFamilyId).toBe(4);
  draft.change(family(5));
  draft.change(family(6));
  phone.rest();
  await draft.settle();
  expect([saved().currentTrip.hostFamilyId, state.saves, draft.get().unsaved]).toEqual([6, 2, false]);
});

describe('with two devices', () => {
  async function both() {
    const all = world();
    const [phone, desk] = [all.device().open(), all.device().open()];
    await phone.enter(7);
    await desk.enter(7);
    return { ...all, phone, desk };
  }

  test('the last choice stays, and the other one is reported and can be taken', async () => {
    const { phone, desk, pass, saved } = await both();
    phone.change(family(4));
    await phone.settle();
    pass();
    desk.change(family(5));
    await desk.settle();
    expect(saved().currentTrip.hostFamilyId).toBe(5);
    expect(desk.get().other).toMatchObject({ shown: 'mine', trip: { hostFamilyId: 4 } });
    desk.takeOther();
    await desk.settle();
    expect([saved().currentTrip.hostFamilyId, desk.get().other]).toEqual([4, null]);
  });

  test('an older choice that was never saved gives way', async () => {
    const { phone, desk, pass, state, saved } = await both();
    state.away = true;
    desk.change(family(5));
    await desk.settle();
    expect(desk.get().state).toBe('failed');
    state.away = false;
    pass();
    phone.change(family(4));
    await phone.settle();
    await desk.enter(7);
    expect(desk.get()).toMatchObject({ trip: { hostFamilyId: 4 }, unsaved: false, other: { shown: 'theirs', trip: { hostFamilyId: 5 } } });
    expect(saved().currentTrip.hostFamilyId).toBe(4);
  });
});

describe('a booking made meanwhile on another device', () => {
  async function booked() {
    const all = world();
    const phone = all.device().open();
    await phone.enter(7);
    phone.change(family(4));
    await phone.settle();
    all.book(63);
    return { ...all, phone };
  }

  test('does not come back with the next choice, and it is told which trip it became', async () => {
    const { phone, saved } = await booked();
    phone.change((trip) => ({ ...trip, wishes: 'The sea' }));
    await phone.settle();
    expect(phone.get()).toMatchObject({ trip: EMPTY_TRIP, booked: 63, unsaved: false, other: null, owner: 7 });
    expect(saved()).toMatchObject({ currentTrip: EMPTY_TRIP, bookedTripId: 63 });
    phone.change(family(5));
    await phone.settle();
    expect([saved().currentTrip.hostFamilyId, saved().bookedTripId]).toEqual([5, null]);
  });

  test('is told of when the page is opened again, and what is begun after it is kept', async () => {
    const { phone, saved } = await booked();
    await phone.enter(7);
    expect(phone.get()).toMatchObject({ trip: EMPTY_TRIP, booked: 63 });
    phone.finish();
    phone.change(family(5));
    await phone.settle();
    expect(phone.get()).toMatchObject({ booked: null, unsaved: false, trip: { hostFamilyId: 5 } });
    expect(saved().currentTrip.hostFamilyId).toBe(5);
  });
});

test('another account sees nothing of what the last one chose', async () => {
  const { device } = world();
  const phone = device();
  const draft = phone.open();
  await draft.enter(7);
  draft.change((trip) => ({ ...trip, wishes: 'private' }));
  const next = phone.open();
  await next.enter(8);
  expect(next.get().trip.wishes).toBe('');
});

test('a booking that is placed, or begun anew, leaves nothing behind', async () => {
  const { device, saved } = world();
  const phone = device();
  const draft = phone.open();
  await draft.enter(7);
  draft.change(family(4));
  await draft.settle();
  await draft.clear();
  expect([saved().currentTrip, draft.get().trip]).toEqual([EMPTY_TRIP, EMPTY_TRIP]);
  draft.change(family(4));
  draft.finish();
  expect(phone.open().get().trip).toEqual(EMPTY_TRIP);
});
