// When a meeting takes place, in the user's zone.

import type { Meeting } from '#contract/messaging/meeting.shapes.ts';
import { useFormatLocale } from '#web/ui/text/format-locale.ts';
import { writeInstants } from '#web/ui/text/instant-text.ts';
import { useOwnZone } from './own-zone.ts';

export function MeetingTime({ meeting: { start, end } }: { readonly meeting: Pick<Meeting, 'start' | 'end'> }) {
  const where = { tag: useFormatLocale(), timeZone: useOwnZone() };
  return <time dateTime={start}>{writeInstants([start, end], where)}</time>;
}
