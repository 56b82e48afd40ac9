// The booking in progress on this device and on the server: changed here at once, saved shortly after, and kept through a reload, a
// sign-in and changes on other devices.

import type { SavedDraft } from '#contract/booking/booking.shapes.ts';
import { type CurrentTrip, currentTrip, EMPTY_TRIP } from '#contract/booking/draft/current-trip.ts';
import { createStore, type Store } from '#web/platform/store.ts';
import { mergeTrips } from './trip.model.ts';

export interface Draft {
  readonly trip: CurrentTrip;
  /** The server's version that this copy is based on; 0 if there is none. */
  readonly version: number;
  /** Whether changes here aren't on the server yet. */
  readonly unsaved: boolean;
  /** When it was last changed here. */
  readonly changedAt: string;
  /** The user it belongs to; null before sign-in. */
  readonly owner: number | null;
  /** The order that is held and being paid for. */
  readonly order: SavedDraft['order'];
  /** Conflicting choices from another device and which of the two are shown; null once the notice was dismissed. */
  readonly other: { readonly trip: CurrentTrip; readonly shown: 'theirs' | 'mine' } | null;
  /** The trip that another device booked from it; null once the notice was dismissed. */
  readonly booked: number | null;
  readonly state: 'idle' | 'saving' | 'failed';
}

/** The dependencies of the draft, which tests replace. */
export interface DraftDoors {
  readonly read: () => Promise<SavedDraft>;
  /** @returns what was saved, or what another device saved in the meantime */
  readonly save: (body: { currentTrip: CurrentTrip; version: number }) => Promise<{ ok: boolean; draft: SavedDraft }>;
  readonly clear: () => Promise<SavedDraft>;
  readonly recall: () => Readonly<Record<string, unknown>> | undefined;
  readonly keep: (record: Readonly<Record<string, unknown>> | undefined) => void;
  readonly now: () => Date;
  /** Runs a callback after a pause in changes. */
  readonly later: (run: () => void) => void;
}

const NEW: Draft = {
  trip: EMPTY_TRIP,
  version: 0,
  unsaved: false,
  changedAt: '',
  owner: null,
  order: null,
  other: null,
  booked: null,
  state: 'idle',
};

const same = (a: CurrentTrip, b: CurrentTrip) => JSON.stringify(a) === JSON.stringify(b);

function recalled(record: Readonly<Record<string, unknown>> | undefined): Draft {
  const trip = currentTrip.safeParse(record?.['trip']);
  if (record === undefined || !trip.success) return NEW;
  const { version, unsaved, changedAt, owner } = record;
  return {
    ...NEW,
    trip: trip.data,
    version: typeof version === 'number' ? version : 0,
    unsaved: unsaved === true,
    changedAt: typeof changedAt === 'string' ? changedAt : '',
    owner: typeof owner === 'number' ? owner : null,
  };
}

export interface DraftKeeper extends Store<Draft> {
  change(make: (trip: CurrentTrip) => CurrentTrip): void;
  /** Sets the signed-in user, or none: merges the local copy with the server's. */
  enter(userId: number | null): Promise<void>;
  /** Shows a saved copy, for a page that is only looked at. */
  show(userId: number, saved: SavedDraft): void;
  /** Saves unsaved changes at once. */
  settle(): Promise<void>;
  /** Reloads the server's copy: the hold may have changed. */
  refresh(): Promise<void>;
  /** Uses the choices of the other device instead. */
  takeOther(): void;
  forgetOther(): void;
  /** Dismisses the notice that it was booked. */
  forgetBooked(): void;
  /** Starts a new, empty booking. */
  clear(): Promise<void>;
  /** Clears the draft after it was booked, which the server already knows. */
  finish(): void;
}

export function createDraft(doors: DraftDoors): DraftKeeper {
  const store = createStore<Draft>(recalled(doors.recall()));
  let saving: Promise<void> | null = null;
  let waits = 0;

  function put(part: Partial<Draft>): void {
    const next = { ...store.get(), ...part };
    store.set(next);
    const { trip, version, unsaved, changedAt, owner } = next;
    doors.keep(same(trip, EMPTY_TRIP) && version === 0 ? undefined : { trip, version, unsaved, changedAt, owner });
  }

  /**
   * Returns whether the copy on which this one is based was booked in the meantime, so that it would be paid twice. A draft started since
   * isn't affected.
   */
  function isOver({ bookedTripId, version }: SavedDraft): boolean {
    const here = store.get();
    return bookedTripId !== null && here.version > 0 && here.version !== version && !same(here.trip, EMPTY_TRIP);
  }

  function dropBooked({ bookedTripId, version }: SavedDraft): void {
    put({ ...NEW, owner: store.get().owner, version, booked: bookedTripId });
  }

  /** Resolves a conflict between two devices: the latest choices are kept, and a notice offers the others. */
  function meet(theirs: SavedDraft): void {
    const { trip, changedAt } = store.get();
    const { version, order } = theirs;
    if (isOver(theirs)) dropBooked(theirs);
    else if (same(trip, theirs.currentTrip)) {
      put({ version, order, unsaved: false });
    } else if ((theirs.updatedAt ?? '') > changedAt) {
      put({ trip: theirs.currentTrip, version, order, unsaved: false, other: { trip, shown: 'theirs' } });
    } else {
      // An empty draft there was booked or reset: there is nothing to restore.
      const other = same(theirs.currentTrip, EMPTY_TRIP) ? null : ({ trip: theirs.currentTrip, shown: 'mine' } as const);
      put({ version, order, unsaved: true, other });
    }
  }

  async function saveOnce(): Promise<void> {
    const { trip, version } = store.get();
    put({ state: 'saving' });
    try {
      const { ok, draft } = await doors.save({ currentTrip: trip, version });
      if (!ok) meet(draft);
      else put({ version: draft.version, order: draft.order, unsaved: !same(store.get().trip, trip) });
      put({ state: 'idle' });
    } catch {
      // It is kept here, and saved with the next change or when the page is opened again.
      put({ state: 'failed' });
    }
  }

  async function settle(): Promise<void> {
    while (saving !== null) await saving;
    const { owner, unsaved } = store.get();
    if (owner === null || !unsaved) return;
    saving = saveOnce().finally(() => {
      saving = null;
    });
    await saving;
    if (store.get().unsaved && store.get().state === 'idle') await settle();
  }

  function saveLater(): void {
    waits += 1;
    const own = waits;
    doors.later(() => {
      if (own === waits) void settle();
    });
  }

  function take(saved: SavedDraft): void {
    const { currentTrip: trip, version, order } = saved;
    if (isOver(saved)) dropBooked(saved);
    else put({ trip, version, order, unsaved: false });
  }

  return {
    ...store,
    change(make) {
      const { trip } = store.get();
      const next = make(trip);
      if (same(trip, next)) return;
      put({ trip: next, unsaved: true, changedAt: doors.now().toISOString() });
      saveLater();
    },
    async enter(userId) {
      const { owner } = store.get();
      if (owner !== null && userId !== null && owner !== userId) put(NEW);
      if (userId === null) return;
      const saved = await doors.read();
      const here = store.get();
      if (here.owner === null) {
        const trip = same(here.trip, EMPTY_TRIP) ? saved.currentTrip : mergeTrips(here.trip, saved.currentTrip);
        put({ trip, owner: userId, version: saved.version, order: saved.order, unsaved: !same(trip, saved.currentTrip) });
      } else if (!here.unsaved) take(saved);
      else if (here.version === saved.version) put({ order: saved.order });
      else meet(saved);
      await settle();
    },
    show(userId, { currentTrip: trip, version, order }) {
      if (store.get().owner === null) store.set({ ...NEW, trip, version, order, owner: userId });
    },
    settle,
    async refresh() {
      const saved = await doors.read();
      const { trip, unsaved } = store.get();
      if (unsaved && !isOver(saved)) return put({ order: saved.order });
      const isChanged = !isOver(saved) && !same(trip, saved.currentTrip) && !same(trip, EMPTY_TRIP);
      take(saved);
      if (isChanged) put({ other: { trip, shown: 'theirs' } });
    },
    takeOther() {
      const { other } = store.get();
      if (other === null) return;
      put({ trip: other.trip, other: null, unsaved: true, changedAt: doors.now().toISOString() });
      saveLater();
    },
    forgetOther: () => put({ other: null }),
    forgetBooked: () => put({ booked: null }),
    async clear() {
      const { owner } = store.get();
      const version = owner === null ? 0 : (await doors.clear()).version;
      put({ ...NEW, owner, version });
    },
    finish() {
      put({ ...NEW, owner: store.get().owner });
    },
  };
}
