// Who may read the files of purchase invoices: staff who can read all of them, and the host whose invoice it is.

import { getAccessRow } from '#server/access/table.ts';
import type { AttachmentSubject } from '#server/platform/files/attachment-subject.ts';
import { findPurchase, whereBilledBy } from './purchases.queries.ts';

/** Tells whether one of the roles can read every row. */
const canReadAll = (roles: Parameters<AttachmentSubject['mayRead']>[0]['caller']) =>
  (roles?.roles ?? []).some((role) => ['R', 'W', 'D'].includes(getAccessRow('purchaseInvoices.read')[role]));

export const purchaseFiles: AttachmentSubject = {
  type: 'purchaseInvoice',
  async mayRead({ db, caller, may }, subjectId) {
    if (caller === null || !may('purchaseInvoices.read')) return false;
    return canReadAll(caller) || (await findPurchase(db, Number(subjectId), whereBilledBy(caller.id))) !== null;
  },
};
