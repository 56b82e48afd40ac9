// What is written with every change: the row of the audit trail, and what is to happen because of it. Same transaction, or nothing.

import { sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '#server/db/database.ts';
import { audit, outbox } from '#server/db/schema/platform.ts';
import type { App, Call } from './app.ts';
import { CHANNEL } from './jobs/outbox.queries.ts';

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

/** Something to be done after the change is saved, however often it takes. */
export interface Announcement {
  /** The kind of job that a feature has registered. */
  readonly kind: string;
  readonly payload: Readonly<Record<string, unknown>>;
  /** Not before this moment; at once when left out. */
  readonly dueAt?: Date;
}

/** Who does something: the caller of a request, or the product itself. */
export type Actor = Pick<Call, 'app' | 'caller'> & { readonly requestId: string | null };

/** The product itself, in a job. */
export function theProduct(app: App): Actor {
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

/** Puts something into the outbox; it happens once the transaction is saved, and never when it is not. */
export async function announce(tx: Queryable, { clock }: Pick<App, 'clock'>, { kind, payload, dueAt }: Announcement): Promise<void> {
  await tx
    .insert(outbox)
    .values({ kind, payload: { ...payload }, at: clock.now(), dueAt: dueAt ?? clock.now() })
    // Wakes whoever runs jobs, once the transaction is saved.
    .returning({ woken: sql`pg_notify(${CHANNEL}, '')` });
}
