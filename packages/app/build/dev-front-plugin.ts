// Puts Vite and the server behind one address: Vite serves the sources of the screens, the server everything else. Pages come from the
// server, with its headers and its content security policy; Vite adds what it needs for hot updates.

import { request as ask, type IncomingMessage, type ServerResponse } from 'node:http';
import { connect } from 'node:net';
import type { Duplex } from 'node:stream';
import type { Plugin, ViteDevServer } from 'vite';
import type { DevServerProcess } from './dev-server-process.ts';

/** Paths that always belong to the server. */
const SERVERS_OWN = /^\/(?:api|healthz|readyz|metrics|robots\.txt)(?:[/?]|$)/;

/** The content security policy forbids inline scripts: this one is loaded from its own URL instead. */
const INLINE_PREAMBLE = /<script type="module">[^<]*injectIntoGlobalHook[^<]*<\/script>/;
const PREAMBLE = '<script type="module" src="/@id/@vitejs/plugin-react/preamble"></script>';

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}

function faultPage(fault: string): string {
  const head = '<meta charset="utf-8" /><title>The server does not run</title><script type="module" src="/@vite/client"></script>';
  return `<!doctype html><html lang="en"><head>${head}</head><body><pre>${escaped(fault)}</pre></body></html>`;
}

async function readAll(message: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of message) chunks.push(chunk);
  return Buffer.concat(chunks).toString('utf8');
}

/** Adds the nonce of the policy for the styles that Vite inserts into the page. */
function withStyleNonce(page: string): string {
  const nonce = /<meta name="csp-nonce" content="([^"]*)"/.exec(page)?.[1] ?? '';
  return page.replace('</head>', () => `<meta property="csp-nonce" nonce="${nonce}" /></head>`);
}

async function completePage(vite: ViteDevServer, url: string, page: string): Promise<string> {
  const transformed = await vite.transformIndexHtml(url, page);
  return withStyleNonce(transformed.replace(INLINE_PREAMBLE, PREAMBLE));
}

/** Proxies a request to the server and returns its response; pages are completed on the way. */
function handOn(vite: ViteDevServer, origin: string, request: IncomingMessage, response: ServerResponse): void {
  const { method, url = '/', headers } = request;
  const isForPage = method === 'GET' && !SERVERS_OWN.test(url);
  const fail = (error: unknown) => {
    if (response.headersSent) response.destroy();
    else response.writeHead(502, { 'Content-Type': 'text/plain; charset=utf-8' }).end(`The server did not answer: ${error}`);
  };
  // A page to complete must come uncompressed and in full.
  const { 'accept-encoding': encoding, 'if-none-match': known, ...others } = headers;
  const asked = ask(`${origin}${url}`, { method, headers: isForPage ? others : headers }, (answer) => {
    const status = answer.statusCode ?? 502;
    if (!isForPage || !answer.headers['content-type']?.startsWith('text/html')) {
      response.writeHead(status, answer.statusMessage, answer.headers);
      answer.on('error', fail).pipe(response);
      return;
    }
    const { 'content-length': _, etag, ...kept } = answer.headers;
    readAll(answer)
      .then((page) => completePage(vite, url, page))
      .then((page) => response.writeHead(status, kept).end(page))
      .catch(fail);
  });
  asked.on('error', fail);
  response.on('close', () => asked.destroy());
  request.pipe(asked);
}

/** Proxies an upgrade to a WebSocket to the server; from then on only bytes pass, in both directions. */
function handOnUpgrade(origin: string, request: IncomingMessage, { socket, head }: { socket: Duplex; head: Buffer }): void {
  const { hostname, port } = new URL(origin);
  const server = connect(Number(port), hostname, () => {
    const headers: string[] = [];
    for (let at = 0; at < request.rawHeaders.length; at += 2) headers.push(`${request.rawHeaders[at]}: ${request.rawHeaders[at + 1]}`);
    server.write(`${request.method} ${request.url} HTTP/1.1\r\n${headers.join('\r\n')}\r\n\r\n`);
    server.write(head);
    socket.pipe(server).pipe(socket);
  });
  server.on('error', () => socket.destroy()).on('close', () => socket.destroy());
  socket.on('error', () => server.destroy()).on('close', () => server.destroy());
}

/** @param server the process that requests wait for while it restarts */
export function devFrontPlugin(server: Pick<DevServerProcess, 'state'>): Plugin {
  return {
    name: 'dev-front',
    configureServer(vite) {
      const answer = async (request: IncomingMessage, response: ServerResponse) => {
        const state = await server.state();
        if (state.isUp) return handOn(vite, state.origin, request, response);
        const isPage = request.headers.accept?.includes('text/html') ?? false;
        response
          .writeHead(503, { 'Content-Type': `text/${isPage ? 'html' : 'plain'}; charset=utf-8`, 'Cache-Control': 'no-store' })
          .end(isPage ? faultPage(state.fault) : state.fault);
      };
      // Vite's own WebSocket, for hot updates, has another path.
      vite.httpServer?.on('upgrade', (request, socket, head) => {
        if (!SERVERS_OWN.test(request.url ?? '')) return;
        void server.state().then((state) => (state.isUp ? handOnUpgrade(state.origin, request, { socket, head }) : socket.destroy()));
      });
      vite.middlewares.use((request, response, next) => {
        if (SERVERS_OWN.test(request.url ?? '')) void answer(request, response);
        else next();
      });
      return () => vite.middlewares.use((request, response) => void answer(request, response));
    },
  };
}
