// Helpers that create page records.

import type { User } from '#contract/identity/user.ts';
import type { FrameName, Guard, RedirectPage, ScreenPage } from '#web/platform/navigation/page-record.ts';

/** A record without the kind and frame, which the helpers below add. */
type RecordInput<Record> = Record extends unknown ? Omit<Record, 'kind' | 'frame'> : never;

/** Returns the helper for the pages of one frame. */
export function pagesIn<Frame extends FrameName>(frame: Frame) {
  return {
    /** Creates a page. */
    screen: (record: RecordInput<ScreenPage<Frame>>) => ({ kind: 'screen', frame, ...record }) as ScreenPage<Frame>,
  };
}

/** Redirects to a page at another path; keeps the query. */
export function redirectTo(path: string, guard: Guard): RedirectPage {
  return { kind: 'redirect', guard, to: ({ search }) => path + search };
}

export function redirect(guard: Guard, to: (from: { readonly user: User | null; readonly search: string }) => string): RedirectPage {
  return { kind: 'redirect', guard, to };
}
