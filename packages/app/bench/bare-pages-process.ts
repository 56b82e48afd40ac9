// A server process of `public-pages.ts`: a bare Express route that sends the bytes it is told, for each address. Tells its own address.

import type { AddressInfo } from 'node:net';
import express from 'express';

process.once('message', (pages: Readonly<Record<string, string>>) => {
  const bare = express();
  bare.disable('x-powered-by');
  bare.get('/{*path}', (request, response) => {
    response.type('html').send(pages[request.originalUrl]);
  });
  const server = bare.listen(0, '127.0.0.1', () => {
    process.send?.({ origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}` });
  });
});
process.once('disconnect', () => process.exit(0));
