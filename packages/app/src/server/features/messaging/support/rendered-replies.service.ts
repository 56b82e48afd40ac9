// Use case: the saved replies as they are inserted in a conversation.

import type * as endpoints from '#contract/messaging/saved-replies.endpoints.ts';
import { type RenderedReply, type ReplyValues, renderSavedReply } from '#contract/messaging/saved-reply.ts';
import type { AnswerOf, CheckedRequest } from '#contract/platform/endpoint.ts';
import { FORMAT_LOCALES, type Locale } from '#contract/platform/locales.ts';
import type { Queryable } from '#server/db/database.ts';
import type { Call } from '#server/platform/app.ts';
import type { ReadableConversation } from '../conversations/conversation-access.service.ts';
import { findAddressee, findStay, findStayOfParent, type ReplyStay } from './reply-values.queries.ts';
import { listAllSavedReplies } from './saved-replies.queries.ts';
import { getHandledConversation } from './support.service.ts';

/** Returns the stay of a conversation, or of the user who asks support, and who is answered. */
async function findSubject({ app, db }: Call, { userId, trip }: ReadableConversation) {
  const today = app.clock.today();
  const stay = trip !== null ? await findStay(db, trip.id) : userId === null ? null : await findStayOfParent(db, { userId, today });
  const addresseeId = userId ?? stay?.parentId ?? null;
  return { stay, addressee: addresseeId === null ? null : await findAddressee(db, addresseeId) };
}

/** Writes a day of a stay in the language of the user. */
function writeDay(day: string | undefined, locale: Locale): string | null {
  if (day === undefined) return null;
  return new Intl.DateTimeFormat(FORMAT_LOCALES[locale], { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(`${day}T00:00:00Z`));
}

interface Subject {
  readonly stay: ReplyStay | null;
  readonly addressee: Awaited<ReturnType<typeof findAddressee>>;
  readonly agentName: string | null;
}

/** Returns the values of the variables; days are written in a language. */
function toValues({ stay, addressee, agentName }: Subject, language: Locale): ReplyValues {
  return {
    firstName: addressee?.firstName ?? null,
    studentName: stay?.studentName ?? null,
    familyName: stay?.familyName ?? null,
    fromDate: writeDay(stay?.fromDate, language),
    toDate: writeDay(stay?.toDate, language),
    agentName,
  };
}

interface TripText {
  readonly text: string;
  readonly tripId: number;
  readonly addresseeId: number;
  readonly senderId: number;
}

/** Returns a text with the variables of saved replies as one user gets it about a trip, days in their language. */
export async function renderForTrip(
  db: Queryable,
  { text, tripId, addresseeId, senderId }: TripText,
): Promise<Pick<RenderedReply, 'text' | 'open'>> {
  const [addressee, sender] = [await findAddressee(db, addresseeId), await findAddressee(db, senderId)];
  const locale = addressee?.locale ?? 'en';
  const values = toValues({ stay: await findStay(db, tripId), addressee, agentName: sender?.firstName ?? null }, locale);
  return renderSavedReply({ [locale]: text }, { locale, values }) ?? { text, open: [] };
}

/** Returns all saved replies in the language of the user who is answered, with what is known of them. Those without a text are left out. */
export async function listRenderedReplies(
  call: Call,
  { params }: CheckedRequest<typeof endpoints.listRenderedReplies>,
): Promise<AnswerOf<typeof endpoints.listRenderedReplies>> {
  const conversation = await getHandledConversation(call, call.db, params.id);
  const { stay, addressee } = await findSubject(call, conversation);
  const replies = await listAllSavedReplies(call.db);
  const wanted = addressee?.locale ?? 'en';
  const data = replies.flatMap(({ id, name, texts }) => {
    // Days are written in the language of the text, which may be another one than the user's.
    const language = renderSavedReply(texts, { locale: wanted, values: {} })?.locale ?? wanted;
    const subject = { stay, addressee, agentName: call.caller?.account.firstName ?? null };
    const rendered = renderSavedReply(texts, { locale: wanted, values: toValues(subject, language) });
    return rendered === null ? [] : [{ id, name, ...rendered, open: [...rendered.open] }];
  });
  return { data };
}
