// Starts a server of an example and says where it is.

import type { AddressInfo } from 'node:net';
import type { Express } from 'express';

/** Listens on this machine only; `PORT` chooses the port, 0 any free one. */
export function listen(app: Express): void {
  const server = app.listen(Number(process.env['PORT'] ?? 5180), '127.0.0.1', (error?: Error) => {
    if (error !== undefined) throw error;
    console.log(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
  });
}
