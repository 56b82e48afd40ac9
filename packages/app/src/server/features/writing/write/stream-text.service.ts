// Runs the model for one text, and streams what it writes; whatever happens, the row is settled in the end.

import { Readable } from 'node:stream';
import { toWire } from '#contract/platform/validation/names.ts';
import type { WritingEvent } from '#contract/writing/language-model.shapes.ts';
import { estimateTokens } from '#contract/writing/prompt-text.ts';
import type { App, Call } from '#server/platform/app.ts';
import { notFound } from '#server/platform/errors.ts';
import type { FileResponse } from '#server/platform/http/routes.ts';
import { type LanguageModel, ModelError, type ModelRequest } from '#server/platform/language-model/language-model.ts';
import { getPrices } from './budget.service.ts';
import { computeCost } from './cost.rules.ts';
import { findWriting, updateRunning, type WritingColumns } from './writings.queries.ts';
import { toWholeWriting } from './writings.records.ts';

/** The longest that one text may take. */
const LONGEST_MS = 10 * 60_000;
/** How often it is noted that a text is still being written, and what there is of it. */
const NOTED_MS = 5000;

/** Asks the model; yields its text, and returns whether it was cut at the most tokens. */
export type Ask = (request: Omit<ModelRequest, 'signal'>) => AsyncGenerator<string, { readonly isCut: boolean }, undefined>;

type Outcome = Pick<WritingColumns, 'state' | 'failure' | 'isCut'>;

/** What is done with the model: yields what editors see of it, and returns how it ended. */
export type Work = (ask: Ask) => AsyncGenerator<Exclude<WritingEvent, { event: 'start' | 'end' }>, Partial<Outcome>, undefined>;

/** Counts the tokens of a text, by what the service tells or, where it tells nothing, by their letters. */
function createMeter() {
  const meter = { tokensIn: 0, tokensOut: 0, isEstimated: false };
  const add = (tokensIn: number, tokensOut: number) => {
    meter.tokensIn += tokensIn;
    meter.tokensOut += tokensOut;
  };
  return { meter, add };
}

type Meter = ReturnType<typeof createMeter>;

function createAsk(model: LanguageModel, { add, meter }: Meter, signal: AbortSignal): Ask {
  return async function* ask(request) {
    let answer = '';
    let isSettled = false;
    try {
      for await (const piece of model.write({ ...request, signal })) {
        if (piece.kind === 'text') {
          answer += piece.text;
          yield piece.text;
          continue;
        }
        if (piece.usage !== null) {
          add(piece.usage.tokensIn, piece.usage.tokensOut);
          isSettled = true;
        }
        return { isCut: piece.isCut };
      }
      return { isCut: false };
    } catch (error) {
      isSettled = error instanceof ModelError && error.isFree;
      throw error;
    } finally {
      if (!isSettled) {
        add(
          request.messages.reduce((sum, { content }) => sum + estimateTokens(content), 0),
          estimateTokens(answer),
        );
        meter.isEstimated = true;
      }
    }
  };
}

function toFailure(error: unknown, { asked, log }: { asked: AbortSignal; log: Call['log'] }): Outcome {
  if (asked.aborted) return { state: 'stopped' };
  if (error instanceof ModelError) return { state: 'failed', failure: error.reason };
  if (error instanceof Error && error.name === 'TimeoutError') return { state: 'failed', failure: 'stalled' };
  log.error({ err: error }, 'a text could not be written');
  return { state: 'failed', failure: 'interrupted' };
}

const toLine = (event: WritingEvent) => `${JSON.stringify(toWire(event))}\n`;

interface Run {
  readonly id: number;
  readonly model: LanguageModel;
  readonly work: Work;
}

async function* run(call: Call, { id, model, work, asked }: Run & { asked: AbortSignal }): AsyncGenerator<string, void, undefined> {
  const { app, db } = call;
  const metered = createMeter();
  const ask = createAsk(model, metered, AbortSignal.any([asked, AbortSignal.timeout(LONGEST_MS)]));
  let answer = '';
  let notedAt = performance.now();
  let outcome: Outcome = { state: 'stopped' };
  try {
    yield toLine({ event: 'start', id });
    const events = work(ask);
    for (;;) {
      const next = await events.next();
      if (next.done) {
        outcome = { state: 'done', ...next.value };
        break;
      }
      if (next.value.event === 'text') answer += next.value.text;
      yield toLine(next.value);
      if (performance.now() - notedAt > NOTED_MS) {
        notedAt = performance.now();
        await updateRunning(db, id, { answer, aliveAt: app.clock.now() });
      }
    }
  } catch (error) {
    outcome = toFailure(error, { asked, log: call.log });
  } finally {
    const { meter } = metered;
    await updateRunning(db, id, { answer, ...outcome, ...meter, cost: computeCost(meter, getPrices(app)), aliveAt: app.clock.now() });
  }
  const row = await findWriting(db, id);
  if (row === null) throw notFound();
  yield toLine({ event: 'end', writing: toWholeWriting(row) });
}

/** Gives back what was set aside for a text whose reader went away before anything was sent. */
async function discard({ db, clock }: Pick<App, 'db' | 'clock'>, id: number): Promise<void> {
  await updateRunning(db, id, { state: 'stopped', cost: '0', aliveAt: clock.now() });
}

/** Streams the lines of a text. It stops, at the service too, when its reader goes away. */
export function streamWriting(call: Call, given: Run): FileResponse {
  const stop = new AbortController();
  let hasBegun = false;
  async function* begin() {
    hasBegun = true;
    yield* run(call, { ...given, asked: stop.signal });
  }
  const lines = begin();
  const tellFault = (error: unknown) => call.log.error({ err: error }, 'a text was not settled');
  const body = new Readable({
    encoding: 'utf8',
    read() {
      lines.next().then(
        ({ done, value }) => body.push(done ? null : value),
        (error: Error) => body.destroy(error),
      );
    },
    destroy(error, done) {
      // First, since the model may be silent, and what waits for it would wait with it.
      stop.abort();
      const settling = hasBegun ? lines.return() : discard(call.app, given.id);
      settling.catch(tellFault);
      done(error);
    },
  });
  return { mediaType: 'application/x-ndjson', body, isLive: true };
}
