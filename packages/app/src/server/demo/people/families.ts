// Host families in Ireland and Britain: their accounts, homes, accepted guests and vetting.

import { GENDERS, HOSTING_TYPES } from '#contract/host-families/hosting-types.ts';
import type { VettingState } from '#contract/vetting/vetting-states.ts';
import { type Dice, diceOf } from '../random.ts';
import { DEMO_DOMAIN, type DemoAccount, type DemoFamily, type Looks, PHOTO_KINDS, type PhotoKind, type VettingStep } from '../world.ts';
import { accountOf } from './account.ts';
import { addressOf, phoneLike } from './address.ts';
import { dayBefore } from './moments.ts';
import { HOST_MEN, HOST_SURNAMES, HOST_WOMEN } from './names.ts';
import { PHONES, STREETS, TOWNS } from './places.ts';
import { HOST_ACCOUNTS } from './staff.ts';
import { STATES, vettingSteps } from './vetting.ts';

/** Codes of the list of inquiry sources. */
const SOURCES = ['friend', 'friend', 'school', 'search', 'social', 'event', 'press', 'other'] as const;

const VETTERS = [`vetting@${DEMO_DOMAIN}`, `vetting@${DEMO_DOMAIN}`, addressOf('Gwen', 'Maddox')] as const;

function childrenOf(now: Date, dice: Dice): DemoFamily['children'] {
  const count = dice.pick([0, 0, 1, 2, 2, 3, 4]);
  return Array.from({ length: count }, () => ({
    gender: dice.pick(GENDERS),
    dob: dayBefore(now, { years: dice.whole(1, 16), days: dice.whole(1, 360) }),
  }));
}

/** Returns the photos of a family: none early in vetting; house and most rooms once approved. */
function photosOf(state: VettingState, dice: Dice): PhotoKind[] {
  if (state === 'registered') return [];
  if (state === 'profile_incomplete') return ['house'];
  const [house, ...rooms] = PHOTO_KINDS;
  return [house, ...dice.shuffled(rooms).slice(0, dice.whole(2, rooms.length))];
}

interface Registered {
  readonly email: string;
  readonly country: 'IE' | 'GB';
  readonly state: VettingState;
  readonly now: Date;
}

function familyOf({ email, country, state, now }: Registered): DemoFamily {
  const dice = diceOf(`home of ${email}`);
  const towns = TOWNS[country];
  const [county, ...rest] = towns[dice.whole(0, towns.length - 1)] ?? ['Cork', 'Kinsale'];
  const hostingType = dice
    .shuffled(HOSTING_TYPES.map(({ id }) => id))
    .slice(0, dice.whole(1, 4))
    .sort((a, b) => a - b);
  const children = childrenOf(now, dice);
  const rate = dice.whole(country === 'IE' ? 42 : 38, 78);
  return {
    email,
    country,
    county,
    cityTown: dice.pick(rest as [string, ...string[]]),
    addressLine1: `${dice.whole(1, 88)} ${dice.pick(STREETS)}`,
    hostingType,
    guestsNumber: dice.pick([1, 1, 2, 2, 2, 3, 4, 5]),
    bedroomsNumber: dice.pick([1, 2, 2, 3]),
    haveChild: children.length > 0,
    children,
    immersionRate: dice.chance(0.3) ? `${rate}.50` : `${rate}.00`,
    foundUsWhere: dice.pick(SOURCES),
    referralCode: dice.chance(0.15) ? 'spring-fair' : '',
    steps: vettingSteps({ state, now, family: email, vetter: dice.pick(VETTERS) }, dice),
    photos: photosOf(state, dice),
  };
}

/** Creates the family's account, as old as its registration. */
function accountFor({ email, steps: [registered] }: DemoFamily, person: { country: 'IE' | 'GB'; index: number; now: Date }): DemoAccount {
  const { country, index, now } = person;
  const dice = diceOf(email);
  const [women, men] = [HOST_WOMEN.split(' '), HOST_MEN.split(' ')];
  const woman = index % 3 !== 2;
  const firsts = woman ? women : men;
  const surnames = HOST_SURNAMES[country].split(' ');
  const looks: Looks = { woman, age: dice.pick(['young', 'middle', 'middle', 'old']) };
  const account = accountOf(
    {
      email,
      firstName: firsts[index % firsts.length] ?? 'Orla',
      lastName: surnames.find((name) => addressOf(name, 'family') === email) ?? 'Byrne',
      phone: phoneLike(PHONES[country], dice),
      locale: 'en',
      timezone: country === 'IE' ? 'Europe/Dublin' : 'Europe/London',
      roles: ['Host family'],
      looks: dice.chance(0.85) ? looks : null,
      daysOld: 1,
    },
    { now, dice },
  );
  const verifiedAt = new Date(registered.at.getTime() + 3 * 60_000);
  const lastSignInAt = account.lastSignInAt !== null && account.lastSignInAt > verifiedAt ? account.lastSignInAt : verifiedAt;
  return { ...account, createdAt: registered.at, verifiedAt, lastSignInAt };
}

/** Moves the first step of a family to when its account was created, if that was later. */
function notBefore(steps: DemoFamily['steps'], account: DemoAccount | undefined): DemoFamily['steps'] {
  const [first, ...rest] = steps;
  if (account === undefined || account.createdAt <= first.at) return steps;
  const late: VettingStep = { ...first, at: account.createdAt };
  return [late, ...rest];
}

/** Returns forty families, and accounts for those that have none yet. */
export function families(now: Date, existing: readonly DemoAccount[]): { families: DemoFamily[]; accounts: DemoAccount[] } {
  const surnames = (['IE', 'GB'] as const).flatMap((country) => HOST_SURNAMES[country].split(' ').map((name) => ({ country, name })));
  const own = HOST_ACCOUNTS.map((email) => ({ ...familyOf({ email, country: 'IE', state: 'approved', now }), photos: PHOTO_KINDS }));
  const ownSteps = own.map((family) => ({
    ...family,
    steps: notBefore(
      family.steps,
      existing.find(({ email }) => email === family.email),
    ),
  }));
  const others = surnames.slice(0, STATES.length - own.length).map(({ country, name }, index) => {
    const state = STATES[index + own.length] ?? 'approved';
    const family = familyOf({ email: addressOf(name, 'family'), country, state, now });
    return { family, account: accountFor(family, { country, index, now }) };
  });
  return { families: [...ownSteps, ...others.map(({ family }) => family)], accounts: others.map(({ account }) => account) };
}
