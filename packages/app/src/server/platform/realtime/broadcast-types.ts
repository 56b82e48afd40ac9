// What every way of broadcasting between processes has in common.

import type { Server } from 'socket.io';
import type { App } from '#server/platform/app.ts';

export interface Broadcasts {
  /** How the server reaches those of other processes; undefined for a single process. */
  readonly adapter: Parameters<Server['adapter']>[0] | undefined;
  close(): Promise<void>;
}

export type BroadcastApp = Pick<App, 'config' | 'database' | 'log'>;

export const CHANNEL_PREFIX = 'hosted-stay';
