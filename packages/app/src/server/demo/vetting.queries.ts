// Writes the checks, references, home visits and requests of the demo world's families into the tables.

import type { Transaction } from '#server/db/database.ts';
import { vettingChecks, vettingReferences, vettingRequests, vettingVisits } from '#server/db/schema/vetting.ts';
import { createVetting } from './people/checks.ts';
import { inOrder, type Numbers, numberOf } from './rows.queries.ts';
import { DEMO_DOMAIN, type DemoWorld } from './world.ts';

const DAY_MS = 24 * 3600 * 1000;

/** Days in which a referee can answer. */
const DAYS = 21;

export async function insertVettings(
  tx: Transaction,
  { families: all }: DemoWorld,
  { accounts, families, now }: { accounts: Numbers; families: Numbers; now: Date },
): Promise<void> {
  const vetter = numberOf(accounts, `vetting@${DEMO_DOMAIN}`);
  const rows = all.map((family) => ({ hostFamilyId: numberOf(families, family.email), ...createVetting(family, now) }));
  const checks = rows.flatMap(({ hostFamilyId, checks: own }) =>
    own.map((check) => ({ ...check, hostFamilyId, recordedBy: vetter, recordedAt: now })),
  );
  await tx.insert(vettingChecks).values(checks);
  const references = rows.flatMap(({ hostFamilyId, references: own }) => own.map((reference) => ({ ...reference, hostFamilyId })));
  const made = await tx
    .insert(vettingChecks)
    .values(
      references.map(({ hostFamilyId, status, askedAt, answeredAt }) => ({
        ...{ hostFamilyId, kind: 'reference' as const, person: 'family', status, recordedBy: vetter, recordedAt: answeredAt ?? askedAt },
      })),
    )
    .returning({ id: vettingChecks.id });
  const ids = inOrder(made);
  await tx.insert(vettingReferences).values(
    references.map(({ name, email, relation, askedAt, answeredAt, marks, text }, index) => ({
      ...{ checkId: ids[index] ?? 0, name, email, relation, locale: 'en', askedAt, answeredAt, marks, text },
      expiresAt: new Date(askedAt.getTime() + DAYS * DAY_MS),
    })),
  );
  await tx
    .insert(vettingVisits)
    .values(
      rows.flatMap(({ hostFamilyId, visits }) =>
        visits.map((visit) => ({ ...visit, hostFamilyId, visitorId: vetter, createdAt: visit.plannedAt < now ? visit.plannedAt : now })),
      ),
    );
  await tx
    .insert(vettingRequests)
    .values(rows.flatMap(({ hostFamilyId, requests }) => requests.map((request) => ({ ...request, hostFamilyId, askedBy: vetter }))));
}
