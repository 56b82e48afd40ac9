// A local web server that stands for one on the internet, with a policy under which the product fetches from it.

import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { isPublicAddress } from '#server/platform/outbound/public-address.ts';
import type { OutboundPolicy } from '#server/platform/outbound/safe-fetch.ts';

export interface WebServer {
  /** The address of `site.test`, which leads here. */
  readonly origin: string;
  readonly port: number;
  /** Each resolved host name, in order. */
  readonly resolved: string[];
  /** Allows this server besides public addresses. `site.test` resolves to it, and other names as `hosts` says. */
  readonly policy: OutboundPolicy;
  /** What other names resolve to; a name that isn't here doesn't exist. */
  readonly hosts: Map<string, readonly string[]>;
  stop(): Promise<void>;
}

export async function startWebServer(listener: RequestListener): Promise<WebServer> {
  const server = createServer(listener);
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const { port } = server.address() as AddressInfo;
  const hosts = new Map<string, readonly string[]>([['site.test', ['127.0.0.1']]]);
  const resolved: string[] = [];
  return {
    origin: `http://site.test:${port}`,
    port,
    resolved,
    hosts,
    policy: {
      resolve: async (hostname) => {
        resolved.push(hostname);
        const addresses = hosts.get(hostname);
        if (addresses === undefined) throw new Error(`ENOTFOUND ${hostname}`);
        return addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 }));
      },
      isAllowed: (address) => address === '127.0.0.1' || isPublicAddress(address),
      ports: [port],
      timeout: 2000,
    },
    async stop() {
      server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
    },
  };
}
