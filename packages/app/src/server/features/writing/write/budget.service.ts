// The budget of a month: what a text may cost at most is set aside before anything is sent.

import type { AnswerOf } from '#contract/platform/endpoint.ts';
import type * as endpoints from '#contract/writing/language-model.endpoints.ts';
import type { App, Call } from '#server/platform/app.ts';
import { AppError } from '#server/platform/errors.ts';
import { getLanguageModel } from '#server/platform/language-model/configured-model.ts';
import type { ModelMessage } from '#server/platform/language-model/language-model.ts';
import { recordNotPeople } from '../personal-data/assert-nothing-personal.service.ts';
import { computeCost, countMostTokens, fitsBudget, type Prices, subtractSpent } from './cost.rules.ts';
import { insertWriting, lockBudget, sumCosts, type WritingColumns } from './writings.queries.ts';

type Configured = Pick<App, 'config'>;

export const getPrices = ({ config }: Configured): Prices => ({ priceIn: config.WRITING_PRICE_IN, priceOut: config.WRITING_PRICE_OUT });

/** The month of the platform's calendar, `2026-07`. */
const getMonth = ({ clock }: Pick<App, 'clock'>) => clock.today().slice(0, 7);

export async function readWritingState({ app, db }: Call): Promise<AnswerOf<typeof endpoints.readWritingState>> {
  const { WRITING_CURRENCY: currency, WRITING_BUDGET: budget, WRITING_MAX_TOKENS: maxTokens } = app.config;
  const month = getMonth(app);
  const spent = await sumCosts(db, { month, currency });
  const left = subtractSpent(budget, spent);
  return { model: getLanguageModel(app)?.name ?? null, ...getPrices(app), ...{ currency, budget, maxTokens, month, spent, left } };
}

/** What the model is asked, at most so often. */
export interface PlannedCall {
  readonly messages: readonly ModelMessage[];
  readonly maxTokens: number;
  readonly times?: number;
}

function computeMostCost(app: Configured, calls: readonly PlannedCall[]): string {
  const tokens = calls.reduce(
    ({ tokensIn, tokensOut }, { messages, maxTokens, times = 1 }) => ({
      tokensIn: tokensIn + times * countMostTokens(messages),
      tokensOut: tokensOut + times * maxTokens,
    }),
    { tokensIn: 0, tokensOut: 0 },
  );
  return computeCost(tokens, getPrices(app));
}

type Begun = Pick<WritingColumns, 'kind' | 'request' | 'sources' | 'model' | 'promptVersionId' | 'articleId' | 'locale'>;

/**
 * Sets the most aside that a text can cost, and returns the ID of its row; keeps which names in it the editor has let through.
 * @throws AppError `writingBudgetUsed` if less is left of the month's budget
 */
export async function reserveWriting(
  call: Call,
  { calls, names, ...row }: Begun & { readonly calls: readonly PlannedCall[]; readonly names: readonly string[] },
): Promise<number> {
  const { app, caller } = call;
  const { WRITING_CURRENCY: currency, WRITING_BUDGET: budget } = app.config;
  return call.db.transaction(async (tx) => {
    const [now, month] = [app.clock.now(), getMonth(app)];
    await lockBudget(tx);
    const left = subtractSpent(budget, await sumCosts(tx, { month, currency }));
    const cost = computeMostCost(app, calls);
    if (!fitsBudget(cost, left)) throw new AppError('writingBudgetUsed', { values: { left, cost, budget, currency, month } });
    const times = { startedAt: now, aliveAt: now };
    const id = await insertWriting(tx, { ...row, ...times, cost, currency, month, state: 'running', startedBy: caller?.id ?? null });
    await recordNotPeople(tx, call, { id, names });
    return id;
  });
}
