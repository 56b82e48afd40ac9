// Requests to support: some wait for longer than they should, some are being handled, some are closed.

import type { Locale } from '#contract/platform/locales.ts';
import { type Numbers, numberOf } from '../rows.queries.ts';
import { DEMO_DOMAIN, type DemoAccount } from '../world.ts';
import type { DemoLine, DemoThread } from './conversation-world.ts';
import { HOUR, later, MINUTE, toMessage, toSentence } from './lines.ts';
import { byTime, newParticipant } from './offer-threads.ts';
import { TEXTS } from './scenes.ts';

/** The name of an account at the demo domain. */
type Staff = 'coordinator' | 'finance' | 'admin';

/** How far a request has come: nobody has answered, staff wrote last, the user wrote again, or it is closed. */
type Progress = 'waiting' | 'answered' | 'replied' | 'closed';

interface DemoRequest {
  /** The name of an account, or the language of any parent. */
  readonly user: { readonly name: string } | { readonly locale: Locale };
  readonly scene: string;
  readonly progress: Progress;
  /** When the user wrote first. */
  readonly hoursAgo: number;
  /** Who handles it. */
  readonly by?: Staff;
  readonly note?: string;
}

const REQUESTS: readonly DemoRequest[] = [
  {
    user: { name: 'parent' },
    scene: 'invoice',
    progress: 'answered',
    hoursAgo: 5,
    by: 'finance',
    note: 'The transfer came in this morning.',
  },
  { user: { name: 'host' }, scene: 'payout', progress: 'answered', hoursAgo: 8, by: 'finance' },
  { user: { name: 'parent-host' }, scene: 'confirmation', progress: 'answered', hoursAgo: 20, by: 'coordinator' },
  { user: { name: 'vetting' }, scene: 'visits', progress: 'answered', hoursAgo: 30, by: 'admin' },
  { user: { name: 'editor' }, scene: 'article', progress: 'answered', hoursAgo: 26, by: 'admin' },
  {
    user: { locale: 'fr' },
    scene: 'invoice',
    progress: 'waiting',
    hoursAgo: 9,
    by: 'coordinator',
    note: 'Asked Helen: nothing has come in from this bank yet. Please wait with the answer.',
  },
  {
    user: { locale: 'de' },
    scene: 'confirmation',
    progress: 'replied',
    hoursAgo: 4,
    by: 'coordinator',
    note: 'The school is in Bavaria and wants the dates with a signature.',
  },
  { user: { locale: 'es' }, scene: 'invoice', progress: 'replied', hoursAgo: 3.5, by: 'finance' },
  { user: { locale: 'it' }, scene: 'confirmation', progress: 'answered', hoursAgo: 7, by: 'coordinator' },
  { user: { locale: 'ja' }, scene: 'confirmation', progress: 'waiting', hoursAgo: 0.5 },
  { user: { locale: 'ko' }, scene: 'invoice', progress: 'replied', hoursAgo: 6, by: 'admin' },
  { user: { locale: 'zh' }, scene: 'confirmation', progress: 'closed', hoursAgo: 50, by: 'coordinator' },
  { user: { locale: 'en' }, scene: 'confirmation', progress: 'waiting', hoursAgo: 3 },
];

const TURNS: Readonly<Record<Progress, number>> = { waiting: 1, answered: 2, replied: 3, closed: 3 };

interface People {
  readonly accounts: readonly DemoAccount[];
  readonly ids: Numbers;
}

/** Returns who asks: an account that is used for trying the product, or else the first parent with a language. */
function findUser({ accounts }: People, user: DemoRequest['user']): DemoAccount | undefined {
  if ('name' in user) return accounts.find(({ email }) => email === `${user.name}@${DEMO_DOMAIN}`);
  const isTried = ({ email }: DemoAccount) => REQUESTS.some((one) => 'name' in one.user && email === `${one.user.name}@${DEMO_DOMAIN}`);
  return accounts.find((one) => one.locale === user.locale && one.state === 'active' && one.roles.includes('Parent') && !isTried(one));
}

interface Handled {
  readonly request: DemoRequest;
  readonly userId: number;
  readonly locale: Locale;
  readonly staff: { readonly id: number; readonly firstName: string } | null;
  readonly start: Date;
  readonly now: Date;
}

/** The user and staff write in turns; staff join with their first answer. */
function listLines({ request, userId, locale, staff, start, now }: Handled): DemoLine[] {
  const [question = '', answer = '', thanks = ''] = TEXTS[locale].support[request.scene] ?? [];
  const turns = TURNS[request.progress];
  const answeredAt = later(start, HOUR);
  const repliedAt = request.progress === 'closed' ? later(start, 3 * HOUR) : later(now, -request.hoursAgo * 7 * MINUTE);
  const lines = [toMessage(start, userId, question)];
  if (staff !== null && turns > 1) {
    lines.push(toSentence(answeredAt, [{ sentence: 'joined', values: { name: staff.firstName }, personId: staff.id }]));
    lines.push(toMessage(later(answeredAt, MINUTE), staff.id, answer));
  }
  if (turns > 2) lines.push(toMessage(repliedAt, userId, thanks));
  if (request.progress === 'closed') lines.push(toSentence(later(start, 4 * HOUR), [{ sentence: 'archived' }]));
  return lines.sort(byTime);
}

/** Returns the requests to support of the demo world. */
export function listSupportThreads(now: Date, people: People): DemoThread[] {
  return REQUESTS.flatMap((request): DemoThread[] => {
    const user = findUser(people, request.user);
    const colleague = people.accounts.find(({ email }) => request.by !== undefined && email === `${request.by}@${DEMO_DOMAIN}`);
    if (user === undefined) return [];
    const userId = numberOf(people.ids, user.email);
    const staff = colleague === undefined ? null : { id: numberOf(people.ids, colleague.email), firstName: colleague.firstName };
    const start = later(now, -request.hoursAgo * HOUR);
    const lines = listLines({ request, userId, locale: user.locale, staff, start, now });
    const isAnswered = TURNS[request.progress] > 1;
    const joined = staff !== null && isAnswered ? [newParticipant(staff.id, later(start, HOUR))] : [];
    const participants = [newParticipant(userId, start), ...joined];
    for (const one of participants) one.isBehind = request.progress !== 'closed';
    return [
      {
        subject: { type: 'customer-support', userId },
        createdAt: start,
        ...{ participants, lines },
        assigneeId: staff?.id ?? null,
        closedAt: request.progress === 'closed' ? later(start, 4 * HOUR) : null,
        notes:
          request.note === undefined || staff === null ? [] : [{ authorId: staff.id, text: request.note, at: later(start, 20 * MINUTE) }],
      },
    ];
  });
}
