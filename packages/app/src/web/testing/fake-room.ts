// Plays the room of a call at a video provider. A test says who is in it.

import type { EnterRoom, MediaRoom, RoomAddress, RoomEvents } from '#web/features/messaging/calls/rooms/media-room.ts';

export interface FakeRooms {
  readonly enterRoom: EnterRoom;
  /** With which addresses rooms were entered. */
  readonly entered: RoomAddress[];
  /** What was done in them: `publish audio`, `mute`, `unmute`, `unpublish video`, `leave`. */
  readonly done: string[];
  /** What the last room tells. */
  events: RoomEvents;
  /** How many of the next attempts fail. */
  refusals: number;
  /** How many of the next tracks can’t be published. */
  unpublishable: number;
}

const SILENT: RoomEvents = {
  onParticipant: () => undefined,
  onTrack: () => undefined,
  onTrackGone: () => undefined,
  onConnection: () => undefined,
};

export function createFakeRooms(): FakeRooms {
  const room: MediaRoom = {
    async publish(kind, track, { isMuted }) {
      if (fake.unpublishable > 0) {
        fake.unpublishable -= 1;
        throw new Error('no');
      }
      fake.done.push(`publish ${kind} ${track.id}${isMuted ? ' muted' : ''}`);
      return {
        async setMuted(muted) {
          fake.done.push(muted ? 'mute' : 'unmute');
        },
        async unpublish() {
          fake.done.push(`unpublish ${kind} ${track.id}`);
        },
      };
    },
    leave: () => void fake.done.push('leave'),
  };
  const fake: FakeRooms = {
    async enterRoom(address, events) {
      fake.entered.push(address);
      if (fake.refusals > 0) {
        fake.refusals -= 1;
        throw new Error('no');
      }
      fake.events = events;
      return room;
    },
    entered: [],
    done: [],
    events: SILENT,
    refusals: 0,
    unpublishable: 0,
  };
  return fake;
}
