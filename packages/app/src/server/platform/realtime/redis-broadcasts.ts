// Broadcasts between processes through Redis.

import { createAdapter } from '@socket.io/redis-streams-adapter';
import { createClient } from 'redis';
import { type BroadcastApp, type Broadcasts, CHANNEL_PREFIX } from './broadcast-types.ts';

/** Opens the broadcasts through Redis. */
export async function openRedisBroadcasts(url: string, { log }: BroadcastApp): Promise<Broadcasts> {
  const client = createClient({ url });
  client.on('error', (error: unknown) => log.warn({ error }, 'Redis does not answer'));
  await client.connect();
  return {
    adapter: createAdapter(client, { streamName: `${CHANNEL_PREFIX}.realtime`, channelPrefix: CHANNEL_PREFIX }) as Broadcasts['adapter'],
    close: async () => client.destroy(),
  };
}
