// The files of vetting: certificates, photos of home visits, and what families send. All confidential.

import type { AttachmentSubject } from '#server/platform/files/attachment-subject.ts';
import { findFamilyOfFile } from './vetting-files.queries.ts';

export const VETTING_FILE_KINDS = ['check', 'visit', 'request'] as const;
export type VettingFileKind = (typeof VETTING_FILE_KINDS)[number];

const TYPES = { check: 'vettingCheck', visit: 'vettingVisit', request: 'vettingRequest' } as const satisfies Record<
  VettingFileKind,
  string
>;

/** The subject of the files of a check, visit or request. */
export function toVettingSubject(kind: VettingFileKind, id: number): { readonly type: string; readonly id: string } {
  return { type: TYPES[kind], id: String(id) };
}

/** Certificates are for those who decide; photos of visits also for visitors; what a family sent is also its own. */
export const vettingFiles: readonly AttachmentSubject[] = VETTING_FILE_KINDS.map((kind) => ({
  type: TYPES[kind],
  isConfidential: true,
  async mayRead({ db, caller, may }, subjectId) {
    if (caller === null) return false;
    const userId = await findFamilyOfFile(db, { kind, id: Number(subjectId) });
    if (userId === null) return false;
    if (userId === caller.id) return kind === 'request';
    return may('vetting.decide') || (kind !== 'check' && may('vetting.visit'));
  },
}));
