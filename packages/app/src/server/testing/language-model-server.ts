// A local language model with OpenAI's chat completions: it says what a test tells it to, streamed, and can be made to fail.

import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import * as z from 'zod';

/** The key that it accepts, and the model that it has. */
export const MODEL_KEY = 'sk-a-key-for-tests';
export const MODEL_NAME = 'stand-in';

const requestBody = z.strictObject({
  model: z.string(),
  messages: z.array(z.strictObject({ role: z.enum(['system', 'user', 'assistant']), content: z.string() })).min(1),
  stream: z.boolean(),
  stream_options: z.strictObject({ include_usage: z.boolean() }).optional(),
  max_tokens: z.int().positive().optional(),
  max_completion_tokens: z.int().positive().optional(),
});

export type ModelServerRequest = z.output<typeof requestBody>;

/** How it answers one request; by default at once, in pieces, with its usage. */
export interface ModelScript {
  /** The answer; by default what `answer` of the server returns. */
  readonly text?: string;
  /** A status that it refuses the request with, and its error. */
  readonly status?: number;
  readonly error?: object;
  /** Milliseconds between pieces. */
  readonly pause?: number;
  /** After how many pieces it does something else: says nothing more, tells an error, sends what is no JSON, or closes the connection. */
  readonly after?: number;
  readonly turn?: 'stall' | 'error' | 'garble' | 'hangUp';
  /** Tells no usage. */
  readonly hidesUsage?: boolean;
  readonly finish?: string;
  /** Answers as a whole, although asked to stream. */
  readonly isWhole?: boolean;
  /** Takes only the newer name of the limit. */
  readonly wantsNewLimit?: boolean;
}

export interface ModelServer {
  /** What WRITING_URL is set to. */
  readonly url: string;
  /** The requests that it accepted. */
  readonly requests: ModelServerRequest[];
  /** How it answers the next requests, in their order. */
  readonly scripts: ModelScript[];
  /** How it answers a request without a script of its own. */
  usual: ModelScript;
  /** Requests whose client went away before the answer was whole. */
  aborted: number;
  answer: (request: ModelServerRequest) => string;
  stop(): Promise<void>;
}

async function readJson(request: IncomingMessage): Promise<unknown> {
  let body = '';
  for await (const part of request.setEncoding('utf8')) body += part;
  return JSON.parse(body);
}

function refuse(response: ServerResponse, status: number, error: object): void {
  response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify({ error }));
}

const sendEvent = (response: ServerResponse, data: string) => response.write(`data: ${data}\n\n`);

const toChunk = (choice: object) => JSON.stringify({ object: 'chat.completion.chunk', choices: [{ index: 0, ...choice }] });

/** Cuts a text into pieces of a few letters, as models do. */
export const toPieces = (text: string): string[] => text.match(/.{1,12}/gsu) ?? [];

const countTokens = (text: string) => Math.ceil(text.length / 4);

/** Returns whether it goes on. */
function deviate(response: ServerResponse, turn: ModelScript['turn']): boolean {
  if (turn === 'hangUp') response.destroy();
  if (turn === 'error') sendEvent(response, JSON.stringify({ error: { message: 'The server had an error.', type: 'server_error' } }));
  if (turn === 'garble') sendEvent(response, '{"choices": [{"delta"');
  if (turn === 'error' || turn === 'garble') response.end();
  return false;
}

async function stream(response: ServerResponse, { asked, text, script }: { asked: ModelServerRequest; text: string; script: ModelScript }) {
  response.writeHead(200, { 'Content-Type': 'text/event-stream' });
  response.write(': ready\n\n');
  sendEvent(response, toChunk({ delta: { role: 'assistant', content: '' }, finish_reason: null }));
  for (const [index, content] of toPieces(text).entries()) {
    if (index === script.after && !deviate(response, script.turn)) return;
    if (response.closed) return;
    sendEvent(response, toChunk({ delta: { content }, finish_reason: null }));
    if (script.pause !== undefined) await setTimeout(script.pause);
  }
  sendEvent(response, toChunk({ delta: {}, finish_reason: script.finish ?? 'stop' }));
  const sent = asked.messages.map(({ content }) => content).join('');
  const usage = { prompt_tokens: countTokens(sent), completion_tokens: countTokens(text) };
  if (asked.stream_options?.include_usage && script.hidesUsage !== true) sendEvent(response, JSON.stringify({ choices: [], usage }));
  sendEvent(response, '[DONE]');
  response.end();
}

/** @param port by default any free one */
export async function startModelServer(port = 0): Promise<ModelServer> {
  const http = createServer(async (request, response) => {
    const script = server.scripts.shift() ?? server.usual;
    if (request.url !== '/v1/chat/completions' || request.method !== 'POST') return refuse(response, 404, { message: 'Not found' });
    if (request.headers.authorization !== `Bearer ${MODEL_KEY}`) return refuse(response, 401, { code: 'invalid_api_key' });
    const { data: asked } = requestBody.safeParse(await readJson(request));
    if (asked === undefined) return refuse(response, 400, { message: 'Bad request' });
    if (script.status !== undefined) return refuse(response, script.status, { message: 'A fault', ...script.error });
    if (asked.model !== MODEL_NAME) return refuse(response, 404, { code: 'model_not_found' });
    if (script.wantsNewLimit && asked.max_tokens !== undefined) {
      server.scripts.unshift(script);
      return refuse(response, 400, { message: "Unsupported parameter: 'max_tokens'. Use 'max_completion_tokens' instead." });
    }
    server.requests.push(asked);
    const text = script.text ?? server.answer(asked);
    response.on('close', () => {
      if (!response.writableEnded && script.turn !== 'hangUp') server.aborted += 1;
    });
    if (!script.isWhole) return stream(response, { asked, text, script });
    const choices = [{ message: { role: 'assistant', content: text }, finish_reason: 'stop' }];
    response.writeHead(200, { 'Content-Type': 'application/json' }).end(JSON.stringify({ choices }));
  });
  await new Promise<void>((ready) => http.listen(port, '127.0.0.1', ready));
  const server: ModelServer = {
    url: `http://127.0.0.1:${(http.address() as AddressInfo).port}/v1`,
    requests: [],
    scripts: [],
    usual: {},
    aborted: 0,
    answer: () => '# A title\n\nA text of a model.',
    async stop() {
      http.closeAllConnections();
      await new Promise((closed) => http.close(closed));
    },
  };
  return server;
}
