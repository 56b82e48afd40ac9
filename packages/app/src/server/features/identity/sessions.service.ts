// Use cases of one's own sessions: where they are, ending one, ending all.

import type { Session } from '#contract/identity/session.ts';
import type { Call } from '#server/platform/app.ts';
import { recordChange } from '#server/platform/record.ts';
import { notFound } from '#server/platform/refusal.ts';
import { endSessionsOf } from '#server/platform/sessions.ts';
import { wordsIn } from '#server/platform/words.ts';
import { callerOf } from './account.service.ts';
import { deviceOf } from './device.rules.ts';
import { endOwnSession, sessionsOf } from './sessions.queries.ts';

export async function listSessions(call: Call): Promise<{ data: Session[] }> {
  const rows = await sessionsOf(call.db, callerOf(call).id);
  return {
    data: rows.map(({ id, agent, createdAt, seenAt }) => ({
      id,
      ...deviceOf(agent),
      startedAt: createdAt.toISOString(),
      lastSeenAt: seenAt.toISOString(),
      isCurrent: id === call.session.id,
    })),
  };
}

export async function endSession(call: Call, { id }: { id: string }): Promise<{ message: string }> {
  const { id: userId } = callerOf(call);
  await call.db.transaction(async (tx) => {
    if (!(await endOwnSession(tx, { userId, id }))) throw notFound();
    await recordChange(tx, call, { action: 'account.endSession', subjectType: 'user', subjectId: userId });
  });
  if (id === call.session.id) await call.session.end();
  return { message: wordsIn(call.locale)('answers.sessionEnded') };
}

export async function signOutEverywhere(call: Call): Promise<{ message: string }> {
  const { id: userId } = callerOf(call);
  await call.db.transaction(async (tx) => {
    await endSessionsOf(tx, { userId });
    await recordChange(tx, call, { action: 'account.signOutEverywhere', subjectType: 'user', subjectId: userId });
  });
  await call.session.end();
  return { message: wordsIn(call.locale)('answers.signedOutEverywhere') };
}
