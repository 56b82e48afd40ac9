// The stays of the demo world, past and future. The same day gives the same stays.

import type { Locale } from '#contract/platform/locales.ts';
import type { TripState } from '#contract/trips/states.ts';
import { NAMES } from '../people/names.ts';
import { HOST_ACCOUNTS } from '../people/staff.ts';
import { type Dice, diceOf } from '../random.ts';
import { DEMO_DOMAIN, type DemoAccount, type DemoFamily } from '../world.ts';
import { demoJourneys } from './journeys.ts';
import type { DemoChild, DemoStay } from './stay-world.ts';

/** Classes that travel together, through an agency. */
const GROUPS = ['Liceo Galvani, class 3B', 'Collège Jean Moulin, 4e'] as const;

const AGENT = `agent@${DEMO_DOMAIN}`;
const DAY = 24 * 3600 * 1000;
const HOBBIES = ['football', 'drawing', 'riding', 'swimming', 'chess', 'the violin', 'reading', 'basketball'] as const;
const SERVICES = ['Airport transfer', 'Packed lunch', 'Horse riding', 'Immersion'] as const;

/** How many days before and after today stays may begin. */
const SPAN = { before: 95, after: 110 } as const;

const dayOf = (moment: number) => new Date(moment).toISOString().slice(0, 10);

/** The home country of children by language. */
const COUNTRY_OF: Readonly<Record<Locale, number>> = { en: 826, fr: 250, es: 724, it: 380, de: 276, ja: 392, ko: 410, zh: 156 };

/** What a parent enters if there is nothing to say. */
const NONE = 'None';

function childOf({ locale, lastName }: DemoAccount, dice: Dice, now: Date): DemoChild {
  const girl = dice.chance(0.5);
  const names = (girl ? NAMES[locale].women : NAMES[locale].men).split(' ').map((entry) => entry.split('=')[0] ?? entry);
  return {
    firstName: dice.pick(names as [string, ...string[]]),
    lastName,
    dateOfBirth: dayOf(now.getTime() - dice.whole(11 * 365, 16 * 365) * DAY),
    gender: girl ? 'female' : 'male',
    countryId: COUNTRY_OF[locale],
    hobbies: dice.shuffled(HOBBIES).slice(0, 2).join(', '),
    allergies: dice.chance(0.15) ? 'Peanuts' : NONE,
    anyMedicalCondition: dice.chance(0.08) ? 'Asthma, has an inhaler' : '',
    vacinated: dice.chance(0.9) ? 1 : 0,
  };
}

interface Dates {
  readonly from: number;
  readonly to: number;
  readonly today: number;
  readonly isAlone: boolean;
}

/** Returns the state of a stay, by its dates and at random; stays of a class are not cancelled. */
function stateOf({ from, to, today, isAlone }: Dates, dice: Dice): TripState {
  if (to < today - 7 * DAY) return isAlone && dice.chance(0.1) ? 'cancelled' : 'closed';
  if (to < today) return 'completed';
  if (from <= today) return 'in_progress';
  if (!isAlone) return 'booked';
  return dice.pick(['booked', 'booked', 'booked', 'booked', 'reserved', 'enquiry', 'cancelled', 'customer_service']);
}

/** Approved families, with the days on which each is taken. */
class Homes {
  readonly #taken = new Map<string, { from: number; to: number }[]>();

  constructor(families: readonly DemoFamily[]) {
    for (const { email, steps, photos } of families) {
      if (steps.at(-1)?.to === 'approved' && photos.length > 0) this.#taken.set(email, []);
    }
  }

  /** Returns a family that is free on these days and takes it; null if there is none. */
  take({ from, to }: { from: number; to: number }, dice: Dice): string | null {
    const free = [...this.#taken].filter(([, stays]) => stays.every((stay) => stay.to < from || stay.from > to));
    const [chosen] = dice.shuffled(free);
    if (chosen === undefined) return null;
    chosen[1].push({ from, to });
    return chosen[0];
  }
}

/** States in which the family still has to answer. */
const UNANSWERED: readonly DemoStay['state'][] = ['enquiry', 'reserved'];

/** Offers of more turns ago than this have waited for days. */
const LAST_IN_TIME = 13;
const OVERDUE_DAYS = 2.5;

interface Circumstances {
  readonly now: Date;
  readonly homes: Homes;
  /** The day on which bookings opened. */
  readonly openedAt: Date;
}

function stayOf(parent: DemoAccount, index: number, { now, homes, openedAt }: Circumstances): DemoStay | null {
  const dice = diceOf(`stay ${index} of ${parent.email}`);
  const today = Math.floor(now.getTime() / DAY) * DAY;
  const earliest = Math.max(parent.createdAt.getTime(), openedAt.getTime()) + DAY;
  const group =
    index === 0 && (parent.locale === 'it' || parent.locale === 'fr') && dice.chance(0.6) ? GROUPS[parent.locale === 'it' ? 0 : 1] : null;
  const begins = group === null ? dice.whole(-SPAN.before, SPAN.after) : group === GROUPS[0] ? 24 : -40;
  const from = Math.max(today + begins * DAY, Math.ceil(earliest / DAY) * DAY + 2 * DAY);
  const to = from + (group === null ? dice.pick([6, 13, 13, 13, 20, 27]) : 13) * DAY;
  const latest = Math.min(now.getTime() - DAY, from - DAY);
  if (latest <= earliest) return null;
  const family = homes.take({ from, to }, dice);
  if (family === null || family === parent.email) return null;
  const child = childOf(parent, dice, now);
  const state = stateOf({ from, to, today, isAlone: group === null }, dice);
  const campWeeks = dice.pick([0, 0, 1, 2]);
  const services = dice.shuffled(SERVICES).slice(0, dice.whole(0, 2));
  // A family that has not answered was asked only recently; some have let it wait for longer than they should.
  const apart = UNANSWERED.includes(state) ? DAY / 144 : DAY;
  const turns = dice.whole(0, 40);
  const overdue = UNANSWERED.includes(state) && turns > LAST_IN_TIME ? OVERDUE_DAYS * DAY : 0;
  const stay = {
    parent: parent.email,
    family,
    agent: group === null ? null : AGENT,
    group,
    child,
    fromDate: dayOf(from),
    toDate: dayOf(to),
    state,
    campWeeks,
    services,
    bookedAt: new Date(Math.max(earliest, latest - turns * apart - overdue)),
  };
  return { ...stay, journeys: demoJourneys(stay, dayOf(today)) };
}

/** The family that everybody can try, and the stages at which it has guests besides those that chance gave it. */
const TRIED_HOME = { email: `host@${DEMO_DOMAIN}`, states: ['in_progress', 'booked', 'booked', 'completed'] } as const;

const overlaps = (one: DemoStay, other: DemoStay) => one.fromDate <= other.toDate && other.fromDate <= one.toDate;

/** Neither a class, nor anything of other accounts for trying the product. */
const isMovable = ({ group, family, parent }: DemoStay) =>
  group === null && !HOST_ACCOUNTS.some((email) => email === family) && !parent.startsWith('parent');

/** Moves some stays to the family that everybody can try, where it is free. */
function fillTriedHome(stays: readonly DemoStay[]): DemoStay[] {
  const moved = [...stays];
  for (const wanted of TRIED_HOME.states) {
    const own = moved.filter(({ family }) => family === TRIED_HOME.email);
    const place = moved.findIndex((stay) => stay.state === wanted && isMovable(stay) && own.every((other) => !overlaps(stay, other)));
    const stay = moved[place];
    if (stay !== undefined) moved[place] = { ...stay, family: TRIED_HOME.email };
  }
  return moved;
}

/** Returns one stay for most parents and two for some, in the order of booking. */
export function demoStays(
  now: Date,
  { accounts, families, openedAt }: { accounts: readonly DemoAccount[]; families: readonly DemoFamily[]; openedAt: Date },
): DemoStay[] {
  const circumstances = { now, openedAt, homes: new Homes(families) };
  const parents = accounts.filter(({ roles, state }) => state === 'active' && roles.includes('Parent'));
  const stays = parents.flatMap((parent) => {
    const count = parent.email.startsWith('parent') ? 2 : diceOf(`children of ${parent.email}`).pick([0, 1, 1, 1, 2]);
    return Array.from({ length: count }, (_, index) => stayOf(parent, index, circumstances)).filter((stay) => stay !== null);
  });
  return fillTriedHome(stays).toSorted((one, other) => one.bookedAt.getTime() - other.bookedAt.getTime());
}
