// Writing with a service that speaks OpenAI's chat completions.

import type { Logger } from 'pino';
import { readPieces } from './completion-chunks.ts';
import { type LanguageModel, ModelError, type ModelFailure, type ModelPiece, type ModelRequest } from './language-model.ts';

interface Connection {
  readonly url: string;
  readonly key: string | undefined;
  readonly model: string;
  readonly log: Logger;
  /** Milliseconds without a sign of life before a request is given up. */
  readonly patience?: number;
}

/** Models that think first say nothing for a while. */
const PATIENCE = 90_000;
/** What is read of a refusal. */
const MAX_REFUSAL = 8192;

const BY_STATUS: Readonly<Record<number, ModelFailure>> = {
  400: 'requestRefused',
  401: 'keyRefused',
  402: 'quota',
  403: 'keyRefused',
  404: 'keyRefused',
  413: 'tooLong',
  422: 'requestRefused',
  429: 'overloaded',
};

/** The request has not been sent then. */
const NOT_CONNECTED = ['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH', 'UND_ERR_CONNECT_TIMEOUT'];

/** Only these words of a refusal count; nothing of it is logged or shown, as it may repeat what was sent. */
function toFailure(status: number, refusal: string): ModelFailure {
  if (/insufficient_quota|billing_hard_limit/.test(refusal)) return 'quota';
  if (/context_length_exceeded|maximum context length/.test(refusal)) return 'tooLong';
  return BY_STATUS[status] ?? 'unavailable';
}

/** The two names of the limit of an answer: the usual one, and the one that models which think first ask for. */
const LIMIT_NAMES = ['max_tokens', 'max_completion_tokens'] as const;

async function readRefusal(response: Response): Promise<string> {
  let text = '';
  for await (const part of (response.body ?? new ReadableStream()).pipeThrough(new TextDecoderStream())) {
    text += part;
    if (text.length > MAX_REFUSAL) break;
  }
  return text.slice(0, MAX_REFUSAL);
}

/** Aborts when asked to, or when it isn't told of a sign of life for too long. */
function createWatch(asked: AbortSignal, patience: number) {
  const stalled = new AbortController();
  let timer = setTimeout(() => stalled.abort(), patience);
  return {
    signal: AbortSignal.any([asked, stalled.signal]),
    isStalled: () => stalled.signal.aborted && !asked.aborted,
    notice(): void {
      clearTimeout(timer);
      timer = setTimeout(() => stalled.abort(), patience);
    },
    end(): void {
      clearTimeout(timer);
    },
  };
}

type Watch = ReturnType<typeof createWatch>;

/** Creates a model at a service with OpenAI's protocol. */
export function createChatModel({ url, key, model, log, patience = PATIENCE }: Connection): LanguageModel {
  const address = `${url.replace(/\/+$/, '')}/chat/completions`;
  const headers = {
    'Content-Type': 'application/json',
    Accept: 'text/event-stream, application/json',
    ...(key === undefined ? {} : { Authorization: `Bearer ${key}` }),
  };
  /** Which name of the limit the model takes, as far as is known. */
  let limit: (typeof LIMIT_NAMES)[number] = LIMIT_NAMES[0];

  async function send({ messages, maxTokens }: ModelRequest, { signal }: Watch): Promise<Response> {
    for (;;) {
      const named = limit;
      const body = { model, messages, stream: true, stream_options: { include_usage: true }, [named]: maxTokens };
      const response = await fetch(address, { method: 'POST', headers, body: JSON.stringify(body), redirect: 'error', signal });
      if (response.ok) return response;
      const refusal = await readRefusal(response);
      if (response.status === 400 && named === LIMIT_NAMES[0] && refusal.includes(LIMIT_NAMES[1])) {
        limit = LIMIT_NAMES[1];
        continue;
      }
      const reason = toFailure(response.status, refusal);
      log.warn({ status: response.status, reason }, 'the language model refused a request');
      throw new ModelError(reason, { isFree: true });
    }
  }

  async function* readResponse(response: Response, watch: Watch): AsyncGenerator<ModelPiece, void, undefined> {
    async function* readBody(): AsyncGenerator<Uint8Array, void, undefined> {
      for await (const bytes of response.body ?? new ReadableStream<Uint8Array>()) {
        watch.notice();
        yield bytes;
      }
    }
    const isStream = /^text\/event-stream/i.test(response.headers.get('Content-Type') ?? '');
    yield* readPieces(readBody(), { isStream });
  }

  async function* write(request: ModelRequest): AsyncGenerator<ModelPiece, void, undefined> {
    const watch = createWatch(request.signal, patience);
    let hasAnswered = false;
    try {
      const response = await send(request, watch);
      hasAnswered = true;
      watch.notice();
      yield* readResponse(response, watch);
    } catch (cause) {
      if (request.signal.aborted || cause instanceof ModelError) throw cause;
      if (watch.isStalled()) throw new ModelError('stalled', { cause });
      const code = (cause as { cause?: { code?: string } }).cause?.code ?? '';
      log.warn({ code }, 'the language model can not be reached');
      throw new ModelError(hasAnswered ? 'broken' : 'unavailable', { cause, isFree: NOT_CONNECTED.includes(code) });
    } finally {
      watch.end();
    }
  }

  return { name: model, write };
}
