// The checks, home visits and requests of a family of the demo world, by how far its vetting has come.

import { addDays } from '#contract/platform/days.ts';
import type { ReferenceMarks } from '#contract/vetting/reference.shapes.ts';
import type { CheckStatus, RequestedItem } from '#contract/vetting/vetting.shapes.ts';
import type { VettingState } from '#contract/vetting/vetting-states.ts';
import { type Dice, diceOf } from '../random.ts';
import { DEMO_DOMAIN, type DemoFamily } from '../world.ts';
import { daysBefore } from './moments.ts';

interface DemoCheck {
  readonly kind: 'police' | 'document';
  readonly person: 'guardian_one' | 'family';
  readonly status: CheckStatus;
  readonly issuedOn: string | null;
  readonly expiresOn: string | null;
}

interface DemoReference {
  readonly name: string;
  readonly email: string;
  readonly relation: string;
  readonly status: CheckStatus;
  readonly askedAt: Date;
  readonly answeredAt: Date | null;
  readonly marks: ReferenceMarks | null;
  readonly text: string;
}

interface DemoVisit {
  readonly plannedAt: Date;
  readonly doneOn: string | null;
  readonly outcome: 'positive' | null;
  readonly met: string[];
  readonly report: string;
}

interface DemoRequest {
  readonly items: RequestedItem[];
  readonly text: string;
  readonly askedAt: Date;
  readonly answer: string;
  readonly answeredAt: Date | null;
}

export interface DemoVetting {
  readonly checks: readonly DemoCheck[];
  readonly references: readonly DemoReference[];
  readonly visits: readonly DemoVisit[];
  readonly requests: readonly DemoRequest[];
}

const REFEREES = [
  ['Aoife Keane', 'Neighbour for ten years'],
  ['Martin Doyle', 'Teacher of the children'],
  ['Hannah Price', 'Colleague'],
  ['Peter Walsh', 'Coach of the hurling club'],
] as const;

const TEXTS = [
  'They are patient, warm and always on time. I would leave my own children with them.',
  'A calm home where everybody eats together. They hosted our exchange students twice.',
  'Reliable people who look after others. The house is always tidy.',
] as const;

const REPORTS = [
  'Warm and tidy home, a room with two beds and a desk. The whole household was there.',
  'Good visit. Smoke alarms tested.',
] as const;

/** Days until the police check of an approved family expires: some soon. */
const EXPIRES_IN = [9, 45, 200, 420, 700, 900] as const;

const isBeyond = (state: VettingState, ...states: readonly VettingState[]) => states.includes(state);

function referencesOf(state: VettingState, { now, visitedAt, dice }: { now: Date; visitedAt: Date; dice: Dice }): DemoReference[] {
  if (isBeyond(state, 'registered', 'profile_incomplete', 'submitted')) return [];
  const isDone = isBeyond(state, 'approved', 'suspended');
  return dice
    .shuffled(REFEREES)
    .slice(0, 2)
    .map(([name, relation], index) => {
      const isAnswered = isDone || (index === 0 && state !== 'in_review');
      const mark = () => dice.whole(4, 5);
      return {
        ...{ name, relation, email: `${name.toLowerCase().replace(' ', '.')}@${DEMO_DOMAIN}` },
        status: isDone ? 'passed' : isAnswered ? 'received' : 'requested',
        askedAt: daysBefore(isDone ? visitedAt : now, 8, { hour: 10, minute: 0 }),
        answeredAt: isAnswered ? daysBefore(isDone ? visitedAt : now, 4, { hour: 18, minute: 30 }) : null,
        marks: isAnswered ? { reliability: mark(), care: mark(), home: mark(), children: mark() } : null,
        text: isAnswered ? dice.pick(TEXTS) : '',
      };
    });
}

function checksOf(state: VettingState, { today, dice }: { today: string; dice: Dice }): DemoCheck[] {
  const police = { kind: 'police', person: 'guardian_one' } as const;
  if (state === 'checks_pending') return [{ ...police, status: 'received', issuedOn: null, expiresOn: null }];
  if (!isBeyond(state, 'approved', 'suspended')) return [];
  const expiresOn = addDays(today, dice.pick(EXPIRES_IN));
  return [
    { ...police, status: 'passed', issuedOn: addDays(expiresOn, -3 * 365), expiresOn },
    { kind: 'document', person: 'family', status: 'passed', issuedOn: null, expiresOn: null },
  ];
}

function visitsOf(state: VettingState, { now, visitedAt, dice }: { now: Date; visitedAt: Date; dice: Dice }): DemoVisit[] {
  if (state === 'home_visit') {
    return [{ plannedAt: daysBefore(now, -3, { hour: 16, minute: 0 }), doneOn: null, outcome: null, met: [], report: '' }];
  }
  if (!isBeyond(state, 'checks_pending', 'approved', 'suspended')) return [];
  const met = ['ownBed', 'desk', 'smokeAlarm', 'kitchen'];
  const doneOn = visitedAt.toISOString().slice(0, 10);
  return [{ plannedAt: visitedAt, doneOn, outcome: 'positive', met, report: dice.pick(REPORTS) }];
}

function requestsOf(state: VettingState, { now, dice }: { now: Date; dice: Dice }): DemoRequest[] {
  if (state !== 'in_review' && state !== 'checks_pending') return [];
  const isAnswered = dice.chance(0.5);
  return [
    {
      items: state === 'in_review' ? ['photos', 'visitDate'] : ['policeCheck'],
      text: state === 'in_review' ? 'Could you add a photo of the bedroom, and tell us when we can visit?' : '',
      askedAt: daysBefore(now, 5, { hour: 11, minute: 0 }),
      answer: isAnswered ? 'Done. We’re at home on Tuesdays and Fridays after 4 pm.' : '',
      answeredAt: isAnswered ? daysBefore(now, 2, { hour: 20, minute: 15 }) : null,
    },
  ];
}

/** Returns what vetting knows of a family. */
export function createVetting({ email, steps }: DemoFamily, now: Date): DemoVetting {
  const state = steps[steps.length - 1]?.to ?? 'registered';
  // Reports are written on the day on which the checks begin.
  const visitedAt = steps.find(({ to }) => to === 'checks_pending')?.at ?? now;
  const context = { now, visitedAt, today: now.toISOString().slice(0, 10), dice: diceOf(`checks of ${email}`) };
  return {
    checks: checksOf(state, context),
    references: referencesOf(state, context),
    visits: visitsOf(state, context),
    requests: requestsOf(state, context),
  };
}
