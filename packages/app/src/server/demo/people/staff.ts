// The accounts for trying the product, one for each role and state, and some colleagues.

import type { Role } from '#contract/identity/roles.ts';
import { diceOf } from '../random.ts';
import { DEMO_DOMAIN, type DemoAccount, type Looks } from '../world.ts';
import { accountOf } from './account.ts';
import { addressOf, phoneLike } from './address.ts';
import { PHONES } from './places.ts';

interface Person {
  /** The local part of the address; derived from the name if omitted. */
  readonly address?: string;
  readonly name: readonly [first: string, last: string];
  readonly roles: readonly Role[];
  readonly looks: Looks | null;
  readonly daysOld: number;
  readonly teamRole?: string;
  readonly state?: DemoAccount['state'];
}

const woman = (age: Looks['age']): Looks => ({ woman: true, age });
const man = (age: Looks['age']): Looks => ({ woman: false, age });

const PEOPLE: readonly Person[] = [
  {
    address: 'admin',
    name: ['Niamh', "O'Sullivan"],
    roles: ['Administrator'],
    looks: woman('middle'),
    daysOld: 364,
    teamRole: 'Head of operations',
  },
  {
    address: 'coordinator',
    name: ['Ciara', 'Nolan'],
    roles: ['Coordinator'],
    looks: woman('young'),
    daysOld: 352,
    teamRole: 'Senior coordinator',
  },
  { address: 'agent', name: ['Marco', 'Bellini'], roles: ['Agent'], looks: man('middle'), daysOld: 340, teamRole: 'Agent for Italy' },
  { address: 'finance', name: ['Helen', 'Whitmore'], roles: ['Finance'], looks: woman('old'), daysOld: 338, teamRole: 'Accounts' },
  {
    address: 'vetting',
    name: ['Tom', 'Hargreaves'],
    roles: ['Vetting admin'],
    looks: man('middle'),
    daysOld: 351,
    teamRole: 'Family visits',
  },
  { address: 'editor', name: ['Priya', 'Raman'], roles: ['Page editor'], looks: woman('young'), daysOld: 210, teamRole: 'Website' },
  { address: 'parent', name: ['Sofia', 'Almeida'], roles: ['Parent'], looks: woman('middle'), daysOld: 180 },
  { address: 'host', name: ['Aoife', 'Brennan'], roles: ['Host family'], looks: woman('middle'), daysOld: 330 },
  { address: 'parent-host', name: ['Emma', 'Doyle'], roles: ['Parent', 'Host family'], looks: woman('middle'), daysOld: 290 },
  { address: 'no-role', name: ['Jonas', 'Weber'], roles: [], looks: man('young'), daysOld: 12 },
  {
    address: 'deactivated',
    name: ['Patrick', 'Mulvaney'],
    roles: ['Agent'],
    looks: man('old'),
    daysOld: 300,
    teamRole: 'Agent for Spain',
    state: 'deactivated',
  },
  { address: 'unconfirmed', name: ['Nora', 'Keller'], roles: ['Parent'], looks: null, daysOld: 2, state: 'unverified' },
  {
    address: 'invited',
    name: ['Dylan', 'Pryce'],
    roles: ['Coordinator'],
    looks: null,
    daysOld: 3,
    teamRole: 'Coordinator',
    state: 'invited',
  },
  { name: ['Oisín', 'Farrell'], roles: ['Coordinator'], looks: man('young'), daysOld: 260, teamRole: 'Coordinator' },
  { name: ['Yuki', 'Tanabe'], roles: ['Agent'], looks: woman('young'), daysOld: 230, teamRole: 'Agent for Japan' },
  {
    name: ['Gwen', 'Maddox'],
    roles: ['Vetting admin', 'Coordinator'],
    looks: woman('old'),
    daysOld: 196,
    teamRole: 'Family visits, Wales',
  },
  { name: ['Samuel', 'Adeyemi'], roles: ['Finance'], looks: man('middle'), daysOld: 120, teamRole: 'Payouts' },
];

/** Accounts that manage families, in addition to those created for the families. */
export const HOST_ACCOUNTS = [`host@${DEMO_DOMAIN}`, `parent-host@${DEMO_DOMAIN}`] as const;

/** The accounts for trying the product, by label. */
export const TRIED_ACCOUNTS: readonly (readonly [label: string, address: string])[] = [
  ['Parent', 'parent'],
  ['Host family', 'host'],
  ['Parent and host family', 'parent-host'],
  ['Coordinator', 'coordinator'],
  ['Agent', 'agent'],
  ['Finance', 'finance'],
  ['Administrator', 'admin'],
  ['Vetting admin', 'vetting'],
  ['Page editor', 'editor'],
].map(([label = '', address = '']) => [label, `${address}@${DEMO_DOMAIN}`] as const);

export function staff(now: Date): DemoAccount[] {
  return PEOPLE.map(({ address, name: [firstName, lastName], ...person }) => {
    const email = address === undefined ? addressOf(firstName, lastName) : `${address}@${DEMO_DOMAIN}`;
    const dice = diceOf(email);
    return accountOf(
      { ...person, email, firstName, lastName, phone: phoneLike(PHONES.IE, dice), locale: 'en', timezone: 'Europe/Dublin' },
      { now, dice },
    );
  });
}
