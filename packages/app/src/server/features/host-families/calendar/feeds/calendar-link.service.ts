// Use cases: the link by which others read a family's calendar, made and ended, and the file behind it.

import { createHash, randomBytes } from 'node:crypto';
import type * as endpoints from '#contract/host-families/calendar-feeds.endpoints.ts';
import { addDays } from '#contract/platform/days.ts';
import type { AnswerOf, CheckedRequest } from '#contract/platform/endpoint.ts';
import type { App, Call } from '#server/platform/app.ts';
import { notFound } from '#server/platform/errors.ts';
import type { FileResponse } from '#server/platform/http/routes.ts';
import { recordChange } from '#server/platform/record-change.ts';
import { getTranslator } from '#server/platform/translate.ts';
import { lockCalendar } from '../calendar-changes.service.ts';
import { findCalendarToken, findFamilyByToken, listEntriesToShare, updateCalendarToken } from './calendar-link.queries.ts';
import { createFamilyCalendarFile } from './family-calendar-file.ts';

type Input<Name extends keyof typeof endpoints> = CheckedRequest<(typeof endpoints)[Name]>;
type Output = Promise<AnswerOf<(typeof endpoints)['renewCalendarLink']>>;

/** Returns the address of a link; null without one. */
export function toCalendarUrl({ config }: Pick<App, 'config'>, token: string | null): string | null {
  return token === null ? null : `${config.PUBLIC_URL}/api/calendar-feeds/${token}.ics`;
}

async function setToken(call: Call, id: number, token: string | null): Output {
  return call.db.transaction(async (tx) => {
    await lockCalendar(tx, call, id);
    const earlier = await findCalendarToken(tx, id);
    if (earlier !== null || token !== null) {
      await updateCalendarToken(tx, id, token);
      const action = token === null ? 'hostFamilies.endCalendarLink' : 'hostFamilies.renewCalendarLink';
      await recordChange(tx, call, { action, subjectType: 'hostFamily', subjectId: id, changes: {} });
    }
    return { url: toCalendarUrl(call.app, token) };
  });
}

export async function renewCalendarLink(call: Call, { params: { id } }: Input<'renewCalendarLink'>): Output {
  return setToken(call, id, randomBytes(32).toString('base64url'));
}

export async function endCalendarLink(call: Call, { params: { id } }: Input<'endCalendarLink'>): Output {
  return setToken(call, id, null);
}

/** How many days before today, and from today on, are in the file. */
const DAYS_BACK = 365;
const DAYS_AHEAD = 365 * 6;

export async function readCalendarFeed({ app, db }: Call, { params: { token } }: Input<'readCalendarFeed'>): Promise<FileResponse> {
  const family = await findFamilyByToken(db, token.replace(/\.ics$/, ''));
  if (family === null) throw notFound();
  const today = app.clock.today();
  const nights = { fromDate: addDays(today, -DAYS_BACK), toDate: addDays(today, DAYS_AHEAD), now: app.clock.now() };
  const translate = getTranslator(family.locale);
  const product = app.config.PRODUCT_NAME;
  const words = {
    ...{ product, name: translate('calendarFile.name', { product }) },
    ...{ booked: translate('calendarFile.booked'), notAvailable: translate('calendarFile.notAvailable') },
  };
  const file = createFamilyCalendarFile(await listEntriesToShare(db, family.id, nights), { publicUrl: app.config.PUBLIC_URL, words });
  return {
    mediaType: 'text/calendar; charset=utf-8',
    body: Buffer.from(file),
    etag: createHash('sha256').update(file).digest('base64url'),
    cache: 'revalidate',
    fileName: 'calendar.ics',
  };
}
