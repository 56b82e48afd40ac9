// A local translation service with DeepL's protocol, and faults that can be switched on.

import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import * as z from 'zod';

/** The key that it accepts. */
export const TRANSLATION_KEY = 'a-translation-key:fx';

const LANGUAGES = ['EN-GB', 'DE', 'FR', 'ES', 'IT', 'JA', 'KO', 'ZH-HANS'];

const requestBody = z.strictObject({
  text: z.array(z.string()).min(1).max(50),
  target_lang: z.string(),
  source_lang: z.string().optional(),
  tag_handling: z.enum(['xml', 'html']).optional(),
  ignore_tags: z.array(z.string()).optional(),
  split_sentences: z.enum(['0', '1', 'nonewlines']).optional(),
});

export type TranslationRequest = z.output<typeof requestBody>;

export interface TranslationServer {
  readonly url: string;
  /** The requests that it accepted. */
  readonly requests: TranslationRequest[];
  /** Responses that it gives before it translates again: a status, or `hang` for none. */
  readonly faults: (number | 'hang' | { status: number; retryAfter: string })[];
  /** The language that it detects. */
  detected: string;
  /** Translates one text; by default `[DE] text`. */
  translate: (text: string, target: string) => string;
  stop(): Promise<void>;
}

async function readJson(request: IncomingMessage): Promise<unknown> {
  let body = '';
  for await (const part of request.setEncoding('utf8')) body += part;
  return Buffer.byteLength(body) > 128 * 1024 ? null : JSON.parse(body);
}

function respond(response: ServerResponse, status: number, body: object): void {
  response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(body));
}

export async function startTranslationServer(): Promise<TranslationServer> {
  const http = createServer(async (request, response) => {
    const fault = server.faults.shift();
    if (fault === 'hang') return;
    if (typeof fault === 'object') response.setHeader('Retry-After', fault.retryAfter);
    if (fault !== undefined) return respond(response, typeof fault === 'object' ? fault.status : fault, { message: 'a fault' });
    if (request.url !== '/v2/translate' || request.method !== 'POST') return respond(response, 404, { message: 'Not found' });
    if (request.headers.authorization !== `DeepL-Auth-Key ${TRANSLATION_KEY}`) return respond(response, 403, { message: 'Forbidden' });
    const json = await readJson(request);
    if (json === null) return respond(response, 413, { message: 'Request Entity Too Large' });
    const { data: asked } = requestBody.safeParse(json);
    if (asked === undefined) return respond(response, 400, { message: 'Bad request' });
    if (!LANGUAGES.includes(asked.target_lang)) return respond(response, 400, { message: "Value for 'target_lang' not supported." });
    server.requests.push(asked);
    const source = asked.source_lang ?? server.detected;
    const translations = asked.text.map((text) => ({
      detected_source_language: source,
      text: server.translate(text, asked.target_lang),
    }));
    respond(response, 200, { translations });
  });
  await new Promise<void>((ready) => http.listen(0, '127.0.0.1', ready));
  const server: TranslationServer = {
    url: `http://127.0.0.1:${(http.address() as AddressInfo).port}`,
    requests: [],
    faults: [],
    detected: 'EN',
    translate: (text, target) => `[${target}] ${text}`,
    async stop() {
      http.closeAllConnections();
      await new Promise((closed) => http.close(closed));
    },
  };
  return server;
}
