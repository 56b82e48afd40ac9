// Which page shows a found record, for whom.

import type { PageName } from '#contract/platform/page-paths.ts';
import type { FoundRecord } from '#contract/record-search/record-search.shapes.ts';
import { paths } from '#web/paths.ts';

type Found = Pick<FoundRecord, 'kind' | 'id' | 'title' | 'conversationId' | 'isParent'>;

/** The pages of a record, the best first, with their addresses. */
function listPages({ kind, id, title, conversationId, isParent }: Found): readonly (readonly [PageName, string])[] {
  switch (kind) {
    case 'student':
      return [['hubStudentView', paths.hubStudentView({ id })]];
    case 'account':
      return [
        ['hubUser', paths.hubUser({ id })],
        // The list of students is searched by the names of their parents, too.
        ...(isParent === true ? [['hubStudents', paths.hubStudents({ search: title })] as const] : []),
        ['hubUsers', paths.hubUsers({ search: title })],
      ];
    case 'hostFamily':
      return [
        ['hubHostFamilyEdit', paths.hubHostFamilyEdit({ id })],
        ['hubHostFamilyCalendar', paths.hubHostFamilyCalendar({ id })],
      ];
    case 'trip':
      return [['hubTripEdit', paths.hubTripEdit({ id })]];
    case 'group':
      return [['hubGroup', paths.hubGroup({ id })]];
    case 'invoice':
      return [['hubInvoiceAction', paths.hubInvoiceAction({ id })]];
    case 'message':
      return [['hubMessages', paths.hubMessages({ conversation: conversationId })]];
  }
}

/** Returns the address of the best page that the user can open; null if there is none. */
export function findRecordPath(record: Found, canOpen: (page: PageName) => boolean): string | null {
  return listPages(record).find(([page]) => canOpen(page))?.[1] ?? null;
}
