// Makes the records of pages.

import type { User } from '#contract/identity/user.ts';
import type { FrameName, Guard, LaterPage, RedirectPage, ScreenPage } from '#web/platform/navigation/page-record.ts';

/** A record as it is written: the helpers below add its kind and its frame. */
type RecordInput<Record> = Record extends unknown ? Omit<Record, 'kind' | 'frame'> : never;

/** Records of the pages in one frame. */
export function pagesIn<Frame extends FrameName>(frame: Frame) {
  return {
    /** A page that is there. */
    screen: (record: RecordInput<ScreenPage<Frame>>) => ({ kind: 'screen', frame, ...record }) as ScreenPage<Frame>,
    /** A page that is still to come. */
    later: (record: RecordInput<LaterPage<Frame>>): LaterPage<Frame> => ({ kind: 'later', frame, ...record }),
  };
}

/** Another path for what is found elsewhere; the query is kept. */
export function redirectTo(path: string, guard: Guard): RedirectPage {
  return { kind: 'redirect', guard, to: ({ search }) => path + search };
}

export function redirect(guard: Guard, to: (from: { readonly user: User | null; readonly search: string }) => string): RedirectPage {
  return { kind: 'redirect', guard, to };
}
