// Use cases of the caller's own sessions: listing them, ending one or all.

import type { Session } from '#contract/identity/session.ts';
import { getCaller } from '#server/features/identity/account/account.service.ts';
import type { Call } from '#server/platform/app.ts';
import { notFound } from '#server/platform/errors.ts';
import { recordChange } from '#server/platform/record-change.ts';
import { endSessionsOf } from '#server/platform/sessions/sessions.ts';
import { getTranslator } from '#server/platform/translate.ts';
import { describeDevice } from './device.rules.ts';
import { endOwnSession, listSessionsOf } from './sessions.queries.ts';

export async function listSessions(call: Call): Promise<{ data: Session[] }> {
  const rows = await listSessionsOf(call.db, getCaller(call).id);
  return {
    data: rows.map(({ id, agent, createdAt, seenAt }) => ({
      id,
      ...describeDevice(agent),
      startedAt: createdAt.toISOString(),
      lastSeenAt: seenAt.toISOString(),
      isCurrent: id === call.session.id,
    })),
  };
}

export async function endSession(call: Call, { id }: { id: string }): Promise<{ message: string }> {
  const { id: userId } = getCaller(call);
  await call.db.transaction(async (tx) => {
    if (!(await endOwnSession(tx, { userId, id }))) throw notFound();
    await recordChange(tx, call, { action: 'account.endSession', subjectType: 'user', subjectId: userId });
  });
  if (id === call.session.id) await call.session.end();
  return { message: getTranslator(call.locale)('answers.sessionEnded') };
}

export async function signOutEverywhere(call: Call): Promise<{ message: string }> {
  const { id: userId } = getCaller(call);
  await call.db.transaction(async (tx) => {
    await endSessionsOf(tx, { userId });
    await recordChange(tx, call, { action: 'account.signOutEverywhere', subjectType: 'user', subjectId: userId });
  });
  await call.session.end();
  return { message: getTranslator(call.locale)('answers.signedOutEverywhere') };
}
