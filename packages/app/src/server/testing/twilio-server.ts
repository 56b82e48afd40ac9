// A local Twilio: the parts of its protocol that copies of conversations and text messages need, with faults that can be switched on.

import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** The settings with which it is asked. */
export const TWILIO_SETTINGS = {
  MESSAGING_PROVIDER: 'twilio',
  TWILIO_ACCOUNT_SID: 'AC1',
  TWILIO_API_KEY: 'SK1',
  TWILIO_API_SECRET: 'a secret of twilio',
  TWILIO_SERVICE_SID: 'IS1',
} as const;

const AUTHORIZATION = `Basic ${Buffer.from('SK1:a secret of twilio').toString('base64')}`;
const ROOT = '/v1/Services/IS1/Conversations';
const TEXTS_PATH = '/2010-04-01/Accounts/AC1/Messages.json';

/** The settings with which it is asked to send text messages. */
export const SMS_SETTINGS = {
  SMS_PROVIDER: 'twilio',
  SMS_FROM: '+15005550006',
  TWILIO_ACCOUNT_SID: 'AC1',
  TWILIO_API_KEY: 'SK1',
  TWILIO_API_SECRET: 'a secret of twilio',
  TWILIO_AUTH_TOKEN: 'a token of an account at twilio',
} as const;

export interface TwilioText {
  readonly to: string;
  readonly from: string;
  readonly body: string;
  /** Where it was asked to report on it. */
  readonly reportTo: string | null;
}

export interface TwilioMessage {
  readonly sid: string;
  readonly author: string;
  readonly body: string;
  readonly attributes: string;
}

export interface TwilioConversation {
  readonly sid: string;
  readonly uniqueName: string;
  readonly participants: Set<string>;
  readonly messages: TwilioMessage[];
}

/** An answer that it gives before it does as asked again: a status without effect, or `lost` for a connection that breaks after the effect. */
type Fault = number | 'lost';

export interface TwilioServer {
  readonly url: string;
  readonly conversations: TwilioConversation[];
  readonly texts: TwilioText[];
  readonly faults: Fault[];
  /** What every answer waits for. */
  until: Promise<void> | null;
  /** How many requests it has got. */
  count: number;
  stop(): Promise<void>;
}

interface Answer {
  readonly status: number;
  readonly body?: object;
}

interface TwilioRequest {
  readonly method: string;
  readonly parts: readonly string[];
  readonly query: URLSearchParams;
  readonly fields: URLSearchParams;
}

const NOT_FOUND: Answer = { status: 404, body: { code: 20404 } };
let created = 0;
const createSid = (prefix: string) => `${prefix}${String(++created).padStart(32, '0')}`;

function answerParticipants({ participants }: TwilioConversation, { method, parts: [, , identity], fields }: TwilioRequest): Answer {
  if (method === 'DELETE') return participants.delete(identity ?? '') ? { status: 204 } : NOT_FOUND;
  const added = fields.get('Identity') ?? '';
  if (participants.has(added)) return { status: 409, body: { code: 50433 } };
  participants.add(added);
  return { status: 201, body: { sid: createSid('MB') } };
}

function answerMessages({ messages }: TwilioConversation, { method, parts: [, , sid], fields, query }: TwilioRequest): Answer {
  if (method === 'GET') return { status: 200, body: { messages: messages.toReversed().slice(0, Number(query.get('PageSize'))) } };
  const index = messages.findIndex((message) => message.sid === sid);
  if (method === 'DELETE') return messages.splice(index, index < 0 ? 0 : 1).length > 0 ? { status: 204 } : NOT_FOUND;
  const [author = '', body = '', attributes = '{}'] = ['Author', 'Body', 'Attributes'].map((name) => fields.get(name) ?? undefined);
  if (body === '' || body.length > 1600) return { status: 400, body: { code: 50370 } };
  messages.push({ sid: createSid('IM'), author, body, attributes });
  return { status: 201, body: { sid: messages.at(-1)?.sid } };
}

function answerTexts(texts: TwilioText[], { method, query, fields }: TwilioRequest): Answer {
  if (method === 'GET') {
    const found = texts.filter(({ to }) => to === query.get('To'));
    return { status: 200, body: { messages: found.map(({ body }) => ({ body, status: 'delivered' })) } };
  }
  const [to = '', from = '', body = ''] = ['To', 'From', 'Body'].map((name) => fields.get(name) ?? undefined);
  texts.push({ to, from, body, reportTo: fields.get('StatusCallback') });
  return { status: 201, body: { sid: createSid('SM') } };
}

function answerRequest(conversations: TwilioConversation[], request: TwilioRequest): Answer {
  const { method, parts, fields } = request;
  const [name, kind] = parts;
  if (name === undefined) {
    const uniqueName = fields.get('UniqueName') ?? '';
    if (conversations.some((one) => one.uniqueName === uniqueName)) return { status: 409, body: { code: 50353 } };
    const conversation = { sid: createSid('CH'), uniqueName, participants: new Set<string>(), messages: [] };
    conversations.push(conversation);
    return { status: 201, body: { sid: conversation.sid } };
  }
  const index = conversations.findIndex(({ sid, uniqueName }) => sid === name || uniqueName === name);
  const found = conversations[index];
  if (found === undefined) return NOT_FOUND;
  if (kind === 'Participants') return answerParticipants(found, request);
  if (kind === 'Messages') return answerMessages(found, request);
  if (method !== 'DELETE') return { status: 200, body: { sid: found.sid } };
  conversations.splice(index, 1);
  return { status: 204 };
}

async function readFields(request: IncomingMessage): Promise<URLSearchParams> {
  let body = '';
  for await (const part of request.setEncoding('utf8')) body += part;
  return new URLSearchParams(body);
}

async function respond(server: TwilioServer, request: IncomingMessage, response: ServerResponse): Promise<void> {
  server.count += 1;
  const { pathname, searchParams: query } = new URL(request.url ?? '', server.url);
  const fields = await readFields(request);
  await server.until;
  const fault = server.faults.shift();
  const parts = pathname
    .slice(ROOT.length)
    .split('/')
    .filter((part) => part !== '')
    .map(decodeURIComponent);
  const isText = pathname === TEXTS_PATH;
  const isKnown = (isText || pathname.startsWith(ROOT)) && request.headers.authorization === AUTHORIZATION;
  const answer: Answer = !isKnown
    ? { status: 401 }
    : typeof fault === 'number'
      ? { status: fault }
      : isText
        ? answerTexts(server.texts, { method: request.method ?? '', parts, query, fields })
        : answerRequest(server.conversations, { method: request.method ?? '', parts, query, fields });
  if (fault === 'lost') return void response.destroy();
  response.writeHead(answer.status, { 'Content-Type': 'application/json' });
  response.end(answer.body === undefined ? undefined : JSON.stringify(answer.body));
}

export async function startTwilioServer(): Promise<TwilioServer> {
  const http = createServer((request, response) => void respond(server, request, response));
  await new Promise<void>((ready) => http.listen(0, '127.0.0.1', ready));
  const server: TwilioServer = {
    url: `http://127.0.0.1:${(http.address() as AddressInfo).port}`,
    conversations: [],
    texts: [],
    faults: [],
    until: null,
    count: 0,
    async stop() {
      http.closeAllConnections();
      await new Promise((closed) => http.close(closed));
    },
  };
  return server;
}
