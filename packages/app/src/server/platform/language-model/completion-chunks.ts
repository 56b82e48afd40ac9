// Reads what a service with OpenAI's chat completions sends: the parts of a streamed answer, or a whole one.

import { createParser } from 'eventsource-parser';
import * as z from 'zod';
import { ModelError, type ModelPiece, type ModelUsage } from './language-model.ts';

const usageShape = z.object({ prompt_tokens: z.int().nonnegative(), completion_tokens: z.int().nonnegative() });

const text = z.string().nullish();

const chunkShape = z.object({
  choices: z
    .array(
      z.object({
        delta: z.object({ content: text, refusal: text }).nullish(),
        message: z.object({ content: text, refusal: text }).nullish(),
        finish_reason: z.string().nullish(),
      }),
    )
    .default([]),
  usage: usageShape.nullish().catch(null),
  error: z.unknown().optional(),
});

/** More than any answer with the tokens that it may have. */
const MAX_LETTERS = 600_000;

function toUsage(usage: z.output<typeof usageShape> | null | undefined): ModelUsage | null {
  return usage ? { tokensIn: usage.prompt_tokens, tokensOut: usage.completion_tokens } : null;
}

/** Collects an answer from its chunks. */
function createCollector() {
  let usage: ModelUsage | null = null;
  let finish: string | null = null;
  let isWhole = false;
  let letters = 0;

  return {
    /** @throws ModelError `broken` for what is no chunk, or one that tells an error */
    read(data: string): string {
      if (data.trim() === '[DONE]') {
        isWhole = true;
        return '';
      }
      let json: unknown;
      try {
        json = JSON.parse(data);
      } catch (cause) {
        throw new ModelError('broken', { cause });
      }
      const chunk = chunkShape.safeParse(json).data;
      if (chunk === undefined || (chunk.error !== undefined && chunk.error !== null)) throw new ModelError('broken');
      usage = toUsage(chunk.usage) ?? usage;
      const choice = chunk.choices[0];
      finish = choice?.finish_reason ?? finish;
      const said = choice?.delta ?? choice?.message;
      const piece = said?.content ?? said?.refusal ?? '';
      letters += piece.length;
      if (letters > MAX_LETTERS) throw new ModelError('broken');
      return piece;
    },
    /** @throws ModelError `broken` if the answer isn't whole */
    end(): ModelPiece {
      if (!isWhole && finish === null) throw new ModelError('broken');
      return { kind: 'end', usage, isCut: finish === 'length' };
    },
    get isWhole() {
      return isWhole;
    },
  };
}

async function* readWhole(body: AsyncIterable<Uint8Array>): AsyncGenerator<ModelPiece, void, undefined> {
  const decoder = new TextDecoder();
  let json = '';
  for await (const bytes of body) {
    json += decoder.decode(bytes, { stream: true });
    if (json.length > 4 * MAX_LETTERS) throw new ModelError('broken');
  }
  const collector = createCollector();
  const answer = collector.read(json);
  if (answer !== '') yield { kind: 'text', text: answer };
  yield collector.end();
}

/**
 * Reads an answer, piece by piece: server-sent events, or JSON from a service that doesn't stream.
 * @throws ModelError `broken`
 */
export async function* readPieces(
  body: AsyncIterable<Uint8Array>,
  { isStream }: { readonly isStream: boolean },
): AsyncGenerator<ModelPiece, void, undefined> {
  if (!isStream) return yield* readWhole(body);
  const events: string[] = [];
  const parser = createParser({ onEvent: ({ data }) => events.push(data) });
  const decoder = new TextDecoder();
  const collector = createCollector();
  for await (const bytes of body) {
    parser.feed(decoder.decode(bytes, { stream: true }));
    for (const data of events.splice(0)) {
      const piece = collector.read(data);
      if (piece !== '') yield { kind: 'text', text: piece };
    }
    // Some services leave the connection open afterwards.
    if (collector.isWhole) break;
  }
  yield collector.end();
}
