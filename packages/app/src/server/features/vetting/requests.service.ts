// Asks a family for information: one from its vetting, many from the list of families.

import type { RequestedItem } from '#contract/vetting/vetting.shapes.ts';
import type { Transaction } from '#server/db/database.ts';
import type { Call } from '#server/platform/app.ts';
import { recordChange } from '#server/platform/record-change.ts';
import { insertRequest } from './checks.queries.ts';
import { lockForStaff } from './lock-vetting.service.ts';
import { bumpVettingVersion, type VettedFamily } from './vetting.queries.ts';
import { tellFamily } from './vetting-notices.service.ts';

export interface InformationRequest {
  readonly items: readonly RequestedItem[];
  readonly text: string;
}

/** Adds a request to a locked family, and tells it. */
export async function addRequest(tx: Transaction, call: Call, family: VettedFamily, { items, text }: InformationRequest): Promise<void> {
  const asked = { askedBy: call.caller?.id ?? null, askedAt: call.app.clock.now() };
  await insertRequest(tx, { hostFamilyId: family.id, items: [...new Set(items)], text, ...asked });
  const change = { action: 'vetting.requestInformation', subjectType: 'hostFamily', subjectId: family.id } as const;
  await recordChange(tx, call, { ...change, changes: { items } });
  await tellFamily(tx, call, family, { event: 'informationRequested', text });
}

/**
 * Asks a family for information in a transaction of others.
 * @throws HttpError 404; AppError `ownFamily`, `relatedFamily`
 */
export async function askForInformation(tx: Transaction, call: Call, id: number, request: InformationRequest): Promise<void> {
  const { family } = await lockForStaff(tx, call, { id });
  await addRequest(tx, call, family, request);
  await bumpVettingVersion(tx, id);
}
