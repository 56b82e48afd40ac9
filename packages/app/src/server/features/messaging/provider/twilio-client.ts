// Twilio Conversations over its REST API: the part that copies of conversations need.

import * as z from 'zod';
import type { TwilioService } from './twilio-settings.ts';

/** For one request, in milliseconds. */
const TIMEOUT_MS = 10_000;
/** How many of the newest messages are searched for one. */
const SEARCHED_MESSAGES = 100;

/** A request that Twilio has refused. */
export class TwilioError extends Error {
  readonly status: number;

  constructor(status: number, path: string) {
    super(`Twilio has answered ${status} to ${path}`);
    this.status = status;
  }
}

export interface MirroredMessage {
  /** The id of the author, or `system`. */
  readonly author: string;
  readonly body: string;
  readonly id: number;
  readonly sequence: number;
  readonly createdAt: Date;
}

export interface TwilioClient {
  /** Returns the sid of the conversation with a unique name, creating it if there is none. */
  getOrCreateConversation(uniqueName: string): Promise<string>;
  deleteConversation(sid: string): Promise<void>;
  addParticipant(sid: string, identity: string): Promise<void>;
  removeParticipant(sid: string, identity: string): Promise<void>;
  addMessage(sid: string, message: MirroredMessage): Promise<void>;
  /** Returns the sequence of the newest message; 0 if there is none. */
  findLastSequence(sid: string): Promise<number>;
  /** Deletes a message of the product, if it is among the newest ones. */
  deleteMessage(sid: string, id: number): Promise<void>;
}

const named = z.object({ sid: z.string() });
const messagePage = z.object({ messages: z.array(z.object({ sid: z.string(), attributes: z.string() })) });
const attributes = z.object({ id: z.number(), sequence: z.number() });

function parseAttributes(text: string): z.output<typeof attributes> | null {
  try {
    return attributes.safeParse(JSON.parse(text)).data ?? null;
  } catch {
    return null;
  }
}

type Fields = Readonly<Record<string, string>>;

const ALREADY_THERE = 409;
const GONE = 404;

/** Returns the answer, or null for a status that means what was asked for is so already. */
async function ask(
  service: TwilioService,
  method: 'GET' | 'POST' | 'DELETE',
  path: string,
  about: { fields?: Fields; fine?: number } = {},
) {
  const { url, serviceSid, apiKey, apiSecret } = service;
  const { fields, fine } = about;
  const response = await fetch(`${url.replace(/\/+$/, '')}/v1/Services/${serviceSid}/Conversations${path}`, {
    method,
    headers: {
      Authorization: `Basic ${Buffer.from(`${apiKey}:${apiSecret}`).toString('base64')}`,
      'X-Twilio-Webhook-Enabled': 'false',
    },
    ...(fields === undefined ? {} : { body: new URLSearchParams(fields) }),
    redirect: 'error',
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  if (response.ok) return response.status === 204 ? null : ((await response.json()) as unknown);
  await response.body?.cancel();
  if (response.status === fine) return null;
  throw new TwilioError(response.status, path.replace(/\?.*/, ''));
}

export function createTwilioClient(service: TwilioService): TwilioClient {
  const at = (...parts: readonly string[]) => parts.map((part) => `/${encodeURIComponent(part)}`).join('');

  async function listNewest(sid: string, count: number) {
    const page = messagePage.parse(await ask(service, 'GET', `${at(sid, 'Messages')}?Order=desc&PageSize=${count}`));
    return page.messages.flatMap((message) => {
      const known = parseAttributes(message.attributes);
      return known === null ? [] : [{ sid: message.sid, ...known }];
    });
  }

  return {
    async getOrCreateConversation(uniqueName) {
      const made = await ask(service, 'POST', '', { fields: { UniqueName: uniqueName }, fine: ALREADY_THERE });
      return named.parse(made ?? (await ask(service, 'GET', at(uniqueName)))).sid;
    },
    async deleteConversation(sid) {
      await ask(service, 'DELETE', at(sid), { fine: GONE });
    },
    async addParticipant(sid, identity) {
      await ask(service, 'POST', at(sid, 'Participants'), { fields: { Identity: identity }, fine: ALREADY_THERE });
    },
    async removeParticipant(sid, identity) {
      await ask(service, 'DELETE', at(sid, 'Participants', identity), { fine: GONE });
    },
    async addMessage(sid, { author, body, createdAt, ...about }) {
      const fields = { Author: author, Body: body, DateCreated: createdAt.toISOString(), Attributes: JSON.stringify(about) };
      await ask(service, 'POST', at(sid, 'Messages'), { fields });
    },
    async findLastSequence(sid) {
      return Math.max(0, ...(await listNewest(sid, 1)).map(({ sequence }) => sequence));
    },
    async deleteMessage(sid, id) {
      for (const message of await listNewest(sid, SEARCHED_MESSAGES)) {
        if (message.id === id) await ask(service, 'DELETE', at(sid, 'Messages', message.sid), { fine: GONE });
      }
    },
  };
}
