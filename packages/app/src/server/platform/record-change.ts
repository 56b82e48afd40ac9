// Records a change: its row of the audit log, and the jobs that it causes, in the same transaction.

import { findListsOf } from '#contract/platform/watched-lists.ts';
import type { Queryable, Transaction } from '#server/db/database.ts';
import { audit } from '#server/db/schema/platform.ts';
import type { App, Call } from './app.ts';
import type { JobRequest } from './jobs/sender.ts';
import { publishEvent } from './realtime/events.ts';

/** What was changed, and how; `changes` is by field and contains no secrets. */
export interface Change {
  /** `feature.verb`, such as `users.deactivate`. */
  readonly action: string;
  readonly subjectType: string;
  readonly subjectId: string | number;
  readonly changes?: Readonly<Record<string, unknown>>;
  /** The acting user if nobody is signed in: somebody who registers or uses an emailed link. */
  readonly actorId?: number;
}

/** Who acts: the caller of a request, or the system. */
export type Actor = Pick<Call, 'app' | 'caller'> & { readonly requestId: string | null };

/** Returns the system as an actor, for jobs. */
export function systemActor(app: App): Actor {
  return { app, caller: null, requestId: null };
}

/** Returns whether the actor is a visitor who isn't signed in: neither a user nor the system. */
export const isVisitor = ({ caller, requestId }: Pick<Actor, 'caller' | 'requestId'>) => caller === null && requestId !== null;

/** Returns who looked after the subject before the change, if that is somebody else now. */
function findFormerAgent({ agentId }: Readonly<Record<string, unknown>> = {}): { formerAgentId?: number } {
  const before = typeof agentId === 'object' && agentId !== null && 'before' in agentId ? agentId.before : null;
  return typeof before === 'number' ? { formerAgentId: before } : {};
}

/** Adds a row to the audit log, and has the lists loaded again that the change concerns, wherever they are shown. */
export async function recordChange(tx: Transaction, call: Actor, change: Change): Promise<void> {
  await tx.insert(audit).values({
    at: call.app.clock.now(),
    actorId: change.actorId ?? call.caller?.id ?? null,
    viewerId: call.caller?.viewerId ?? null,
    action: change.action,
    subjectType: change.subjectType,
    subjectId: String(change.subjectId),
    changes: { ...change.changes },
    requestId: call.requestId,
  });
  const names = findListsOf(change.subjectType);
  if (names.length === 0) return;
  const subject = { type: change.subjectType, id: String(change.subjectId) };
  await publishEvent(tx, { kind: 'lists.changed', names, subject, ...findFormerAgent(change.changes) });
}

/** Sends a job; it runs after the transaction commits, and never after a rollback. */
export function enqueue(tx: Queryable, { jobs }: Pick<App, 'jobs'>, announcement: JobRequest): Promise<void> {
  return jobs.send(tx, announcement);
}
