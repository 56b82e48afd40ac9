// The clients of video providers. Each is a file of its own, which only calls of that provider load.

import type { EnterRoom } from './media-room.ts';

export type RoomClients = Readonly<Record<'livekit' | 'twilio', () => Promise<EnterRoom>>>;

export const roomClients: RoomClients = {
  livekit: async () => (await import('./livekit-client.ts')).enterRoom,
  twilio: async () => (await import('./twilio-client.ts')).enterRoom,
};
