// People who write to each other over HTTP and listen on the live channel while servers die and connections break.

import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { io, type Socket } from 'socket.io-client';
import { listMessages, markSeen, markUnread, sendMessage } from '#contract/messaging/messages.endpoints.ts';
import { REALTIME_PATH } from '#contract/platform/realtime.ts';
import { fromWire, toWire } from '#contract/platform/validation/names.ts';
import type { OpenDatabase } from '#server/db/database.ts';
import { createSession, createToken, toSessionId } from '#server/platform/sessions/sessions.ts';
import { TestClient } from '#server/testing/client.ts';
import { createAccounts } from '#server/testing/fixtures/accounts.ts';
import { createTestConversation } from '#server/testing/samples/messages.ts';

/** A message that a server has acknowledged. */
export interface Acknowledged {
  readonly localMessageId: string;
  readonly id: number;
  readonly sequence: number;
}

interface Added {
  readonly conversationId: number;
  readonly sequence: number;
  readonly message: { readonly id: number } | null;
}

const PAGE = 100;
const ANSWER_MS = 5000;

export class Messenger {
  readonly userId: number;
  readonly conversationId: number;
  readonly #token: string;
  readonly acknowledged: Acknowledged[] = [];
  /** The IDs of all messages that this client has, by sequence. */
  readonly received = new Map<number, number>();
  /** How often a message was sent again. */
  retries = 0;
  #socket: Socket | null = null;
  #filling: Promise<void> | null = null;

  constructor(about: { userId: number; conversationId: number; token: string }) {
    this.userId = about.userId;
    this.conversationId = about.conversationId;
    this.#token = about.token;
  }

  /** Connects to a server, instead of the one before, and catches up with what was missed. */
  connect(origin: string): void {
    this.disconnect();
    const socket = io(origin, {
      path: REALTIME_PATH,
      transports: ['websocket'],
      reconnection: false,
      forceNew: true,
      auth: { token: this.#token },
    });
    this.#socket = socket;
    socket.on('connect', () => {
      socket.emit('conversation.open', toWire({ conversationId: this.conversationId }), () => void this.catchUp(origin).catch(() => {}));
    });
    socket.on('message.added', (payload: unknown) => {
      const { conversationId, sequence, message } = fromWire(payload) as Added;
      if (conversationId !== this.conversationId || message === null) return;
      const isGap = !this.received.has(sequence - 1) && sequence > 1;
      this.received.set(sequence, message.id);
      if (isGap) void this.catchUp(origin).catch(() => {});
    });
  }

  get isConnected(): boolean {
    return this.#socket?.connected === true;
  }

  /** Breaks the connection off, without a word to the server. */
  cut(): void {
    this.#socket?.io.engine?.close();
  }

  disconnect(): void {
    this.#socket?.removeAllListeners();
    this.#socket?.disconnect();
    this.#socket = null;
  }

  /** The last sequence up to which nothing is missing. */
  #findEnd(): number {
    let end = 0;
    while (this.received.has(end + 1)) end += 1;
    return end;
  }

  /** Loads what is missing, page by page. */
  catchUp(origin: string): Promise<void> {
    this.#filling ??= this.#fill(origin).finally(() => {
      this.#filling = null;
    });
    return this.#filling;
  }

  async #fill(origin: string): Promise<void> {
    for (let hasMore = true; hasMore; ) {
      const query = { conversationId: this.conversationId, after: this.#findEnd(), perPage: PAGE };
      const { status, body } = await new TestClient(origin).ask(listMessages, { query }, this.#headers);
      if (status !== 200) throw new Error(`could not catch up: ${status}`);
      for (const { id, sequence } of body.data) this.received.set(sequence, id);
      hasMore = body.hasMore;
    }
  }

  get #headers() {
    return { Authorization: `Bearer ${this.#token}` };
  }

  /** Sends a message to one server after the other until one acknowledges it. */
  async send(findOrigin: () => string, isOver: () => boolean): Promise<void> {
    const localMessageId = randomUUID();
    const body = { conversationId: this.conversationId, content: `From ${this.userId}: ${localMessageId}`, localMessageId };
    for (let tries = 0; !isOver() || tries > 0; tries += 1) {
      if (tries > 0) this.retries += 1;
      const sending = this.#post(findOrigin(), body).catch(() => null);
      const answer = await Promise.race([sending, pause(ANSWER_MS, null)]);
      if (answer?.status === 200) {
        this.acknowledged.push({ localMessageId, id: answer.body.id, sequence: answer.body.sequence });
        return;
      }
      if (answer !== null && answer.status < 500) throw new Error(`refused: ${answer.status} ${answer.text}`);
      await pause(20 + Math.random() * 100);
    }
  }

  async #post(origin: string, body: { conversationId: number; content: string; localMessageId: string }) {
    return new TestClient(origin).ask(sendMessage, { body }, { ...this.#headers, 'X-Requested-With': 'XMLHttpRequest' });
  }

  /** Marks the conversation read up to some message, or unread; whether it succeeds does not matter. */
  async mark(origin: string): Promise<void> {
    const ids = [...this.received.values()];
    const messageId = ids[Math.floor(Math.random() * ids.length)];
    const { conversationId } = this;
    const client = new TestClient(origin);
    if (messageId === undefined || Math.random() < 0.2)
      await client.ask(markUnread, { body: { conversationId } }, this.#headers).catch(() => {});
    else await client.ask(markSeen, { body: { conversationId, messageId } }, this.#headers).catch(() => {});
  }
}

/** Creates people with sessions, evenly in conversations. */
export async function createMessengers(
  { db }: OpenDatabase,
  { people, conversations }: { people: number; conversations: number },
): Promise<Messenger[]> {
  const now = new Date();
  const emails = Array.from({ length: people }, (_, index) => `messenger-${index}@example.test`);
  const ids = await createAccounts(db, emails, { roles: ['Parent'], now });
  const made: Messenger[] = [];
  for (let index = 0; index < conversations; index += 1) {
    const participants = ids.filter((_, person) => person % conversations === index);
    const conversationId = await createTestConversation({ db, clock: { now: () => now } as never }, { participants });
    for (const userId of participants) {
      const token = createToken();
      await createSession(db, { id: toSessionId(token), userId, createdAt: now, seenAt: now });
      made.push(new Messenger({ userId, conversationId, token }));
    }
  }
  return made;
}
