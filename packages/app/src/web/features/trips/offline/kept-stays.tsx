// Keeps a parent's next trip and a family's next stays readable without a connection. Renders nothing.

import { useEffect, useEffectEvent } from 'react';
import type { StoredName } from '#contract/platform/stored-in-browsers.ts';
import { listTripCards } from '#contract/trips/cardlist.endpoints.ts';
import { listHostings } from '#contract/trips/offers.endpoints.ts';
import { readTrip } from '#contract/trips/trip.endpoints.ts';
import type { Trip } from '#contract/trips/trip.shapes.ts';
import { call } from '#web/platform/api/api.ts';
import { pageLocale } from '#web/platform/messages/locale.ts';
import { persist } from '#web/platform/session/app-persist.ts';
import { forgetOfflineCopy, type OfflineCopy } from '#web/platform/session/offline-copy.ts';
import { session, useSignedInUser } from '#web/platform/session/session.ts';
import { useFormatLocale } from '#web/ui/text/format-locale.ts';
import { writeInstant } from '#web/ui/text/instant-text.ts';
import { useTranslations } from '#web/ui/text/translations.ts';
import { useStayLines } from './stay-lines.ts';

const MOST_STAYS = 3;

/** What was kept is read again when its page is looked at again, at most this often, in milliseconds. */
const RENEW_MS = 5 * 60_000;

const QUIET = { quiet: true, background: true } as const;

/** Returns the trips of a parent and the stays of a family, those under way first. */
async function listNextTripIds(isHost: boolean): Promise<readonly number[]> {
  if (isHost) {
    const [current, upcoming] = await Promise.all([
      call(listHostings, { query: { tab: 'current' } }, QUIET),
      call(listHostings, { query: { tab: 'upcoming' } }, QUIET),
    ]);
    return [...current.data, ...upcoming.data].map(({ tripId }) => tripId);
  }
  const [current, upcoming] = await Promise.all([
    call(listTripCards, { query: { tabFilter: 'current' } }, QUIET),
    call(listTripCards, { query: {} }, QUIET),
  ]);
  return [...current.trips.data, ...upcoming.trips.data].map(({ id }) => id);
}

async function readNextTrips(isHost: boolean): Promise<readonly Trip[]> {
  const ids = [...new Set(await listNextTripIds(isHost))].slice(0, MOST_STAYS);
  return Promise.all(ids.map((id) => call(readTrip, { params: { id }, query: {} }, QUIET)));
}

/** Whether the account is still the one of this page, and of the browser: another tab may have signed out meanwhile. */
function isStillSignedIn(userId: number): boolean {
  persist.reread();
  const current = session.get();
  return current.state === 'signedIn' && current.user.id === userId && persist.get().userId === userId;
}

function keepCopy(copy: OfflineCopy): void {
  try {
    localStorage.setItem('app.offline' satisfies StoredName<'localStorage'>, JSON.stringify(copy));
  } catch {
    // Blocked or full: then nothing is readable offline.
  }
}

export function KeptStays() {
  const { id, roleNames, viewedBy, timezone } = useSignedInUser();
  const words = useTranslations('offline');
  const tag = useFormatLocale();
  const toLines = useStayLines();
  const isHost = roleNames.includes('Host family');
  const isKept = viewedBy === null && (isHost || roleNames.includes('Parent'));

  const renew = useEffectEvent(async () => {
    const trips = await readNextTrips(isHost);
    if (!isStillSignedIn(id)) return;
    const asOf = words('asOf', { time: writeInstant(new Date().toISOString(), { tag, timeZone: timezone ?? 'UTC' }) });
    const title = words(isHost ? 'nextStays' : 'nextTrips');
    keepCopy({ userId: id, locale: pageLocale(), title, asOf, cards: trips.map(toLines) });
  });

  useEffect(() => {
    if (!isKept) {
      // What somebody else has left here, or the account itself before staff looked at it.
      forgetOfflineCopy();
      return;
    }
    let renewedAt = 0;
    // Without a connection, the last copy stays.
    const look = () => {
      if (document.visibilityState === 'hidden' || Date.now() - renewedAt < RENEW_MS) return;
      renewedAt = Date.now();
      void renew().catch(() => undefined);
    };
    look();
    document.addEventListener('visibilitychange', look);
    window.addEventListener('online', look);
    return () => {
      document.removeEventListener('visibilitychange', look);
      window.removeEventListener('online', look);
    };
  }, [isKept]);
  return null;
}
