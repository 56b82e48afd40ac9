// Handles the events of a connection, one after the other: limit, access, validation, the feature's handler, acknowledgement.

import type { Acknowledgement } from '#contract/platform/realtime.ts';
import { fromWire, toWire } from '#contract/platform/validation/names.ts';
import { findGrant } from '#server/access/grant.ts';
import type { App } from '#server/platform/app.ts';
import { AppError, HttpError } from '#server/platform/errors.ts';
import { toErrorAnswer } from '#server/platform/http/error-handler.ts';
import { isTooDeep } from '#server/platform/http/request/json-body.ts';
import { validateData } from '#server/platform/http/request/validate-request.ts';
import { getTranslator } from '#server/platform/translate.ts';
import { createEventLimit } from './event-limit.ts';
import type { ClientEvent, SocketCall } from './feature.ts';
import { closeSocket, type RealtimeSocket } from './sockets.ts';

export interface HandlingContext {
  readonly app: App;
  readonly events: ReadonlyMap<string, ClientEvent>;
  /** Counts an event by its name, `other` if there is none of that name, and by the code of its acknowledgement. */
  observe(event: string, outcome: string): void;
}

type Answer = Acknowledgement<object>;

function assertAllowed({ caller, switches }: RealtimeSocket['data'], { access, whileViewing }: ClientEvent): void {
  if (access !== undefined && findGrant(access, { roles: caller.roles, switches }) === null) throw new HttpError('forbidden');
  if (caller.viewerId !== null && whileViewing !== true) throw new AppError('viewAsReadOnly');
}

async function runEvent(socket: RealtimeSocket, event: ClientEvent | undefined, { call, payload }: { call: SocketCall; payload: unknown }) {
  if (socket.data.isClosing) throw new HttpError('unauthenticated');
  if (event === undefined) throw new HttpError('notFound');
  assertAllowed(socket.data, event);
  if (isTooDeep(payload)) throw new HttpError('tooDeep');
  return event.handle(call, validateData(event.payload, fromWire(payload ?? {})));
}

function toFailedAnswer(error: unknown, call: SocketCall): Answer {
  const { status, body } = toErrorAnswer(error, getTranslator(call.locale));
  if (status >= 500) call.log.error({ err: error }, 'an event failed');
  const { code, message, errors } = body;
  return { ok: false, code, message, ...(errors === undefined ? {} : { errors }) };
}

async function answerEvent(socket: RealtimeSocket, { name, ...input }: EventInput, { events }: HandlingContext): Promise<Answer> {
  try {
    return { ok: true, ...(await runEvent(socket, events.get(name), input)) };
  } catch (error) {
    return toFailedAnswer(error, input.call);
  }
}

interface EventInput {
  readonly name: string;
  readonly payload: unknown;
  readonly call: SocketCall;
}

type Acknowledge = (answer: unknown) => void;

/** Returns the payload of a packet, and the function that acknowledges it, if the client waits for that. */
function toParts(args: readonly unknown[]): { payload: unknown; acknowledge: Acknowledge } {
  const last = args.at(-1);
  return {
    payload: typeof args[0] === 'function' ? undefined : args[0],
    acknowledge: typeof last === 'function' ? (last as Acknowledge) : () => {},
  };
}

/** Handles all events that a client sends over a connection, in the order in which they arrive. */
export function handleEvents(socket: RealtimeSocket, call: SocketCall, context: HandlingContext): void {
  const countEvent = createEventLimit();
  let previous = Promise.resolve();

  function send(acknowledge: Acknowledge, { name, answer }: { name: string; answer: Answer }): void {
    context.observe(context.events.has(name) ? name : 'other', answer.ok ? 'ok' : answer.code);
    acknowledge(toWire(answer));
  }

  // The middleware sees every packet, whatever its name; none is handed on to listeners.
  socket.use(([name, ...args]) => {
    const { payload, acknowledge } = toParts(args);
    const verdict = countEvent();
    if (verdict !== 'allowed') {
      send(acknowledge, { name, answer: toFailedAnswer(new HttpError('tooMany', { seconds: 1, minutes: 1 }), call) });
      if (verdict === 'flooding') closeSocket(socket, 'tooManyEvents');
      return;
    }
    previous = previous.then(async () => send(acknowledge, { name, answer: await answerEvent(socket, { name, payload, call }, context) }));
  });
}
