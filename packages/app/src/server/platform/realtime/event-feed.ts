// Receives the events that all processes publish, and hands them to the relays of the features, in order.

import type { App } from '#server/platform/app.ts';
import { EVENT_CHANNEL, type EventKind, type RealtimeEvent } from './events.ts';
import type { LiveSockets, RealtimeFeature } from './feature.ts';

type Relay = (live: LiveSockets, event: never) => Promise<void>;

interface FeedParts {
  readonly app: App;
  readonly live: LiveSockets;
  readonly features: readonly RealtimeFeature[];
  /** Called after events may have been missed, and after the features have been told. */
  onGap(): void;
}

function collectRelays(features: readonly RealtimeFeature[]): Map<string, Relay[]> {
  const relays = new Map<string, Relay[]>();
  for (const feature of features) {
    for (const [kind, relay] of Object.entries(feature.relays ?? {})) relays.set(kind, [...(relays.get(kind) ?? []), relay as Relay]);
  }
  return relays;
}

/** Runs work that must not stop the feed if it fails. */
async function runSafely(app: App, about: object, work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    app.log.error({ ...about, err: error }, 'a relay failed');
  }
}

/** Starts to receive events; returns a function that ends this. */
export async function startEventFeed({ app, live, features, onGap }: FeedParts): Promise<() => Promise<void>> {
  const relays = collectRelays(features);
  /** One chain for each kind: events of a kind keep their order, and a slow relay only delays its own. */
  const chains = new Map<string, Promise<void>>();

  function enqueue(kind: string, work: () => Promise<void>): void {
    chains.set(
      kind,
      (chains.get(kind) ?? Promise.resolve()).then(() => runSafely(app, { kind }, work)),
    );
  }

  function relayEvent(payload: string): void {
    const event = JSON.parse(payload) as RealtimeEvent & { readonly kind: EventKind };
    for (const relay of relays.get(event.kind) ?? []) enqueue(event.kind, () => relay(live, event as never));
  }

  async function announceGap(): Promise<void> {
    app.log.warn('events may have been missed');
    for (const feature of features) await runSafely(app, { kind: 'gap' }, async () => feature.onGap?.(live));
    onGap();
  }

  return app.database.listen(EVENT_CHANNEL, {
    heard(payload) {
      try {
        relayEvent(payload);
      } catch (error) {
        app.log.error({ err: error }, 'an event could not be read');
      }
    },
    missed: () => void announceGap(),
  });
}
