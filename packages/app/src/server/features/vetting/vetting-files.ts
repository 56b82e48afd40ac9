// The files of vetting: certificates, photos of home visits, and what families send. All confidential.

import type { AttachmentSubject, FileCall } from '#server/platform/files/attachment-subject.ts';
import { recordPersonalRead } from '#server/platform/personal-reads.service.ts';
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

/**
 * Certificates are for those who decide; photos of visits also for visitors; what a family sent, and its police checks, are also its own.
 * Who opens a certificate is recorded, the family too: it is of one of its adults.
 */
export const vettingFiles: readonly AttachmentSubject[] = VETTING_FILE_KINDS.map((kind) => ({
  type: TYPES[kind],
  isConfidential: true,
  async mayRead({ db, caller, may }, subjectId) {
    if (caller === null) return false;
    const family = await findFamilyOfFile(db, { kind, id: Number(subjectId) });
    if (family === null) return false;
    if (family.userId === caller.id) return kind === 'request' || family.isPoliceCheck;
    return may('vetting.decide') || (kind !== 'check' && may('vetting.visit'));
  },
  ...(kind === 'check' && {
    async recordRead(call: FileCall, subjectId: string) {
      const family = await findFamilyOfFile(call.db, { kind, id: Number(subjectId) });
      if (family === null) return;
      const part = family.isPoliceCheck ? 'police' : 'documents';
      await recordPersonalRead(call, { subject: { type: 'hostFamily', id: family.id }, part });
    },
  }),
}));
