// What is written with every change: the row of the audit trail, and what is to happen because of it. Same transaction, or nothing.

import type { Queryable, Transaction } from '#server/db/database.ts';
import { audit } from '#server/db/schema/platform.ts';
import type { App, Call } from './app.ts';
import type { JobRequest } from './jobs/sender.ts';

/** What was changed, and how; `changes` names fields and holds no secret. */
export interface Change {
  /** `feature.verb`, such as `users.deactivate`. */
  readonly action: string;
  readonly subjectType: string;
  readonly subjectId: string | number;
  readonly changes?: Readonly<Record<string, unknown>>;
  /** Who acts, where nobody is signed in: whoever registers or uses a mailed link. */
  readonly actorId?: number;
}

/** Who does something: the caller of a request, or the product itself. */
export type Actor = Pick<Call, 'app' | 'caller'> & { readonly requestId: string | null };

/** The product itself, in a job. */
export function systemActor(app: App): Actor {
  return { app, caller: null, requestId: null };
}

/** Whether somebody asks who is not signed in: neither a caller, nor the product itself. */
export const isVisitor = ({ caller, requestId }: Pick<Actor, 'caller' | 'requestId'>) => caller === null && requestId !== null;

/** Writes a row of the audit trail for what somebody does. */
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
}

/** Sends a job; it runs once the transaction is saved, and never when it is not. */
export function enqueue(tx: Queryable, { jobs }: Pick<App, 'jobs'>, announcement: JobRequest): Promise<void> {
  return jobs.send(tx, announcement);
}
