// Settles texts whose server was stopped in the middle, so that none is being written for ever.

import { estimateTokens } from '#contract/writing/prompt-text.ts';
import type { App } from '#server/platform/app.ts';
import { defineScheduledJob } from '#server/platform/jobs/job.ts';
import { getPrices } from './budget.service.ts';
import { computeCost } from './cost.rules.ts';
import { listAbandoned, updateRunning } from './writings.queries.ts';

/** Longer than a service may say nothing, and than it takes to note what there is. */
const ABANDONED_MS = 5 * 60_000;

/** Settles them with what is estimated of what was sent and noted. */
async function settleAbandoned(app: App): Promise<void> {
  const before = new Date(app.clock.now().getTime() - ABANDONED_MS);
  for (const { id, request, sources, answer } of await listAbandoned(app.db, before)) {
    const tokensIn = [request, ...sources.map(({ text }) => text)].reduce((sum, text) => sum + estimateTokens(text), 0);
    const tokens = { tokensIn, tokensOut: estimateTokens(answer) };
    const cost = computeCost(tokens, getPrices(app));
    await updateRunning(app.db, id, { state: 'failed', failure: 'interrupted', isEstimated: true, ...tokens, cost });
  }
}

export const writingJobs = [defineScheduledJob({ kind: 'writing.settleAbandoned', cron: '*/5 * * * *', run: settleAbandoned })];
