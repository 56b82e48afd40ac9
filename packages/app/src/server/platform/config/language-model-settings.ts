// Settings of the language model that editors write with.

import * as z from 'zod';

const AMOUNT = /^\d{1,9}(\.\d{1,6})?$/;
const amount = z.string().regex(AMOUNT, 'must be an amount such as 2.50');

const MIN_TOKENS = 100;
const MAX_TOKENS = 32_000;
const tokensError = `must be a whole number from ${MIN_TOKENS} to ${MAX_TOKENS}`;

export const languageModelSettings = {
  WRITING_URL: z
    .url({ protocol: /^https?$/, error: 'must be an http:// or https:// address' })
    .optional()
    .describe(
      'A language model that editors write and translate with, with WRITING_MODEL: the address of a service that speaks OpenAI’s chat completions, up to the part before /chat/completions, such as https://api.openai.com/v1. Without it, prompts, sources and drafts still work.',
    ),
  WRITING_MODEL: z.string().max(200, 'must have at most 200 characters').optional().describe('The name of the model at WRITING_URL.'),
  WRITING_KEY: z
    .string()
    .max(500, 'must have at most 500 characters')
    .optional()
    .describe('The key that WRITING_URL asks for; a model on the machine itself often needs none.'),
  WRITING_PRICE_IN: amount.default('0').describe('What a million tokens cost that are sent to the model, in WRITING_CURRENCY.'),
  WRITING_PRICE_OUT: amount.default('0').describe('What a million tokens cost that the model writes, in WRITING_CURRENCY.'),
  WRITING_CURRENCY: z
    .string()
    .regex(/^[A-Z]{3}$/, 'must be a currency such as EUR')
    .default('USD')
    .describe('The currency of WRITING_PRICE_IN, WRITING_PRICE_OUT and WRITING_BUDGET.'),
  WRITING_BUDGET: amount
    .default('20')
    .describe(
      'What the model may cost in a month, of the calendar of TIME_ZONE. What a text may cost at most is set aside before it is sent; once nothing is left, the model writes nothing more in that month.',
    ),
  WRITING_MAX_TOKENS: z.coerce
    .number(tokensError)
    .int(tokensError)
    .min(MIN_TOKENS, tokensError)
    .max(MAX_TOKENS, tokensError)
    .default(4000)
    .describe('How many tokens one answer of the model may have; a token is about four letters of English.'),
} as const;

type Given = Readonly<Partial<Record<keyof typeof languageModelSettings, unknown>>>;

/** Returns settings of a model that have no effect because it isn't said where it is. */
export function findModelFaults({ WRITING_URL, WRITING_MODEL, ...given }: Given): string[] {
  if ((WRITING_URL === undefined) !== (WRITING_MODEL === undefined)) return ['WRITING_URL and WRITING_MODEL: must be set both, or neither'];
  const names = Object.keys(languageModelSettings).filter((name) => given[name as keyof typeof given] !== undefined);
  return WRITING_URL === undefined ? names.map((name) => `${name}: must not be set without WRITING_URL`) : [];
}
