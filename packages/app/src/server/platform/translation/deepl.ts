// Translation by DeepL, or by a service with the same protocol: POST /v2/translate.

import { setTimeout } from 'node:timers/promises';
import type { Logger } from 'pino';
import * as z from 'zod';
import type { Locale } from '#contract/platform/locales.ts';
import { PROTECTED_TAG, protectText } from './protected-text.ts';
import { type TranslatedText, TranslationError, type TranslationProvider } from './translation-provider.ts';

const TARGETS = {
  en: 'EN-GB',
  fr: 'FR',
  es: 'ES',
  it: 'IT',
  de: 'DE',
  ja: 'JA',
  ko: 'KO',
  zh: 'ZH-HANS',
} as const satisfies Record<Locale, string>;

/** The limits of a request: 50 texts, and 128 KiB with everything else in it. */
const MAX_TEXTS = 50;
const MAX_TEXT_BYTES = 100_000;

/** For all requests of a call, with their retries. */
const TIMEOUT = 10_000;
/** Waiting times before the first and the second retry, unless the service names a longer one. */
const RETRY_DELAYS = [500, 2000] as const;
const OVERLOADED: readonly number[] = [429, 503];

const responseBody = z.object({
  translations: z.array(z.object({ text: z.string(), detected_source_language: z.string().nullish() })),
});

interface Connection {
  readonly url: string;
  readonly key: string;
  readonly log: Logger;
  /** Overrides the waiting times of retries and the time limit, for tests. */
  readonly retryDelays?: readonly number[];
  readonly timeout?: number;
}

interface Languages {
  readonly target: Locale;
  readonly source: Locale | undefined;
}

/** A text to translate with its place in the result. */
interface Item {
  readonly index: number;
  /** As sent: plain text, or markup if parts of it are protected. */
  readonly sent: string;
  readonly restore: ((markup: string) => string) | null;
}

/** Returns how long to wait before the next attempt, in milliseconds. */
function toDelay(response: Response, planned: number): number {
  const seconds = Number(response.headers.get('retry-after'));
  const jitter = planned * 0.2 * Math.random();
  return Math.max(planned + jitter, Number.isFinite(seconds) ? seconds * 1000 : 0);
}

function toError(status: number): TranslationError {
  if (status === 456) return new TranslationError('quota');
  return new TranslationError(status === 400 || status === 413 ? 'unsupported' : 'unavailable');
}

/** Sends a request, and again if the service is overloaded. */
async function send({ url, key, log, retryDelays = RETRY_DELAYS }: Connection, body: object, signal: AbortSignal): Promise<Response> {
  const headers = { Authorization: `DeepL-Auth-Key ${key}`, 'Content-Type': 'application/json' };
  const options: RequestInit = { method: 'POST', headers, body: JSON.stringify(body), redirect: 'error', signal };
  for (let attempt = 0; ; attempt++) {
    const response = await fetch(`${url.replace(/\/+$/, '')}/v2/translate`, options);
    if (response.ok) return response;
    await response.body?.cancel();
    const planned = retryDelays[attempt];
    if (planned === undefined || !OVERLOADED.includes(response.status)) {
      log.warn({ status: response.status }, 'the translation service refused a request');
      throw toError(response.status);
    }
    await setTimeout(toDelay(response, planned), undefined, { signal });
  }
}

async function translateBatch(connection: Connection, batch: readonly Item[], { target, source }: Languages, signal: AbortSignal) {
  const isMarkup = batch.some(({ restore }) => restore !== null);
  const response = await send(
    connection,
    {
      text: batch.map(({ sent }) => sent),
      target_lang: TARGETS[target],
      ...(source === undefined ? {} : { source_lang: source.toUpperCase() }),
      ...(isMarkup ? { tag_handling: 'xml', ignore_tags: [PROTECTED_TAG], split_sentences: '1' } : {}),
    },
    signal,
  );
  const { translations } = responseBody.parse(await response.json());
  if (translations.length !== batch.length) throw new Error(`${translations.length} translations of ${batch.length} texts`);
  return translations.map(({ text, detected_source_language: detected }, place): [number, TranslatedText] => {
    const { index, restore } = batch[place] as Item;
    return [index, { text: restore?.(text) ?? text, detectedSource: detected?.toLowerCase() ?? null }];
  });
}

/** Splits items into batches within the limits; plain texts and markup are sent apart. */
function toBatches(items: readonly Item[]): Item[][] {
  const batches: Item[][] = [];
  for (const isMarkup of [false, true]) {
    let bytes = Number.POSITIVE_INFINITY;
    for (const item of items.filter(({ restore }) => (restore !== null) === isMarkup)) {
      const size = Buffer.byteLength(JSON.stringify(item.sent));
      const last = batches.at(-1);
      if (last === undefined || bytes + size > MAX_TEXT_BYTES || last.length === MAX_TEXTS) {
        batches.push([item]);
        bytes = size;
      } else {
        last.push(item);
        bytes += size;
      }
    }
  }
  return batches;
}

/** Texts without anything to read are not sent. */
function toItems(texts: readonly string[]): Item[] {
  const items = texts.map((text, index): Item => {
    const marked = protectText(text);
    return { index, sent: marked?.markup ?? text, restore: marked?.restore ?? null };
  });
  return items.filter(({ index }) => /[\p{L}\p{N}]/u.test(texts[index] ?? ''));
}

/** Creates a provider that asks a service with DeepL's protocol. */
export function createDeeplProvider(connection: Connection): TranslationProvider {
  return {
    async translate(texts, target, source) {
      const signal = AbortSignal.timeout(connection.timeout ?? TIMEOUT);
      const results = texts.map((text): TranslatedText => ({ text, detectedSource: null }));
      try {
        for (const batch of toBatches(toItems(texts))) {
          for (const [index, result] of await translateBatch(connection, batch, { target, source }, signal)) results[index] = result;
        }
        return results;
      } catch (cause) {
        if (cause instanceof TranslationError) throw cause;
        connection.log.error({ err: cause }, 'the translation service can not be reached');
        throw new TranslationError('unavailable', { cause });
      }
    },
  };
}
