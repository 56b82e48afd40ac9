// Writes the people of the demo world into the tables.

import { eq } from 'drizzle-orm';
import type * as z from 'zod';
import { campaignBody } from '#contract/notifications/campaign.shapes.ts';
import type { Transaction } from '#server/db/database.ts';
import { hostChildren, hostFamilies, vettingHistory } from '#server/db/schema/host-families.ts';
import { userRoles, users } from '#server/db/schema/identity.ts';
import { savedViews } from '#server/db/schema/lists.ts';
import { campaigns } from '#server/db/schema/notifications.ts';
import { counties, countries } from '#server/db/schema/places.ts';
import { audit } from '#server/db/schema/platform.ts';
import type { DemoAccount, DemoFamily, DemoWorld } from './world.ts';

/** Numbers by address, as the database has given them. */
export type Numbers = ReadonlyMap<string, number>;

/** The number of an address; one that is missing is a fault of the world. */
export function numberOf(numbers: Numbers, email: string): number {
  const id = numbers.get(email);
  if (id === undefined) throw new TypeError(`The demo world names ${email}, who is not in it.`);
  return id;
}

export async function insertAccounts(
  tx: Transaction,
  accounts: readonly DemoAccount[],
  hashOf: (email: string) => string,
): Promise<Map<string, number>> {
  const made = await tx
    .insert(users)
    .values(
      accounts.map(({ email, firstName, lastName, phone, locale, timezone, teamRole, state, ...times }) => ({
        email,
        firstName,
        lastName,
        phone,
        locale,
        timezone,
        attributes: teamRole === undefined ? {} : { teamRole },
        passwordHash: state === 'invited' ? null : hashOf(email),
        emailVerifiedAt: times.verifiedAt,
        termsAcceptedAt: state === 'invited' ? null : times.createdAt,
        deactivatedAt: times.deactivatedAt,
        lastSignInAt: times.lastSignInAt,
        createdAt: times.createdAt,
      })),
    )
    .returning({ id: users.id, email: users.email });
  const numbers = new Map(made.map(({ id, email }) => [email, id]));
  const roles = accounts.flatMap(({ email, roles: held, createdAt }) =>
    held.map((role) => ({ userId: numberOf(numbers, email), role, grantedAt: createdAt })),
  );
  await tx.insert(userRoles).values(roles);
  return numbers;
}

async function countiesByName(tx: Transaction): Promise<Map<string, { countyId: number; countryId: number }>> {
  const rows = await tx
    .select({ countyId: counties.id, countryId: counties.countryId, name: counties.name, code: countries.code })
    .from(counties)
    .innerJoin(countries, eq(countries.id, counties.countryId));
  return new Map(rows.map(({ name, code, ...ids }) => [`${code} ${name}`, ids]));
}

/** Families with their children and their vetting; answers their numbers by the address of the account. */
export async function insertFamilies(tx: Transaction, world: DemoWorld, numbers: Numbers): Promise<Map<string, number>> {
  const places = await countiesByName(tx);
  const owners = new Map(world.accounts.map((account) => [account.email, account]));
  const values = world.families.map((family) => {
    const place = places.get(`${family.country} ${family.county}`);
    const owner = owners.get(family.email);
    if (place === undefined || owner === undefined)
      throw new TypeError(`The demo world has a family without a county or an account: ${family.email}.`);
    return { ...place, ...familyValues(family, owner), userId: numberOf(numbers, family.email) };
  });
  const made = await tx.insert(hostFamilies).values(values).returning({ id: hostFamilies.id, email: hostFamilies.email });
  const families = new Map(made.map(({ id, email }) => [email, id]));
  const children = world.families.flatMap(({ email, children: all }) =>
    all.map((child) => ({ ...child, hostFamilyId: numberOf(families, email) })),
  );
  await tx.insert(hostChildren).values(children);
  const steps = world.families.flatMap(({ email, steps: way }) =>
    way.map(({ from, to, at, by, reason }) => ({
      hostFamilyId: numberOf(families, email),
      fromState: from,
      toState: to,
      byId: numberOf(numbers, by),
      at,
      reason,
    })),
  );
  await tx.insert(vettingHistory).values(steps);
  return families;
}

function familyValues(family: DemoFamily, { firstName, lastName, email, phone }: DemoAccount) {
  const [{ at }] = family.steps;
  return {
    parentGuardianOneFirstName: firstName,
    parentGuardianOneLastName: lastName,
    email,
    phone,
    addressLine1: family.addressLine1,
    cityTown: family.cityTown,
    hostingTypes: [...family.hostingType],
    guestsNumber: family.guestsNumber,
    bedroomsNumber: family.bedroomsNumber,
    haveChild: family.haveChild,
    immersionRate: family.immersionRate,
    foundUsWhere: family.foundUsWhere,
    referralCode: family.referralCode || null,
    vettingState: family.steps[family.steps.length - 1]?.to ?? 'registered',
    createdAt: at,
  };
}

export async function insertChanges(
  tx: Transaction,
  { changes }: DemoWorld,
  { accounts, families }: { accounts: Numbers; families: Numbers },
): Promise<void> {
  const rows = changes.map(({ at, actor, action, subject, changes: changed }) => {
    const subjectId =
      subject.type === 'role' ? subject.role : String(numberOf(subject.type === 'user' ? accounts : families, subject.email));
    return { at, actorId: numberOf(accounts, actor), action, subjectType: subject.type, subjectId, changes: { ...changed } };
  });
  await tx.insert(audit).values(rows);
}

export async function insertViews(tx: Transaction, { views }: DemoWorld, accounts: Numbers): Promise<void> {
  await tx.insert(savedViews).values(views.map(({ owner, ...view }) => ({ ...view, userId: numberOf(accounts, owner) })));
}

type NewCampaign = { readonly campaign: z.input<typeof campaignBody>; readonly at: Date; readonly createdBy: number };

/** A message that is still being written. */
export async function insertCampaign(tx: Transaction, { campaign, at, createdBy }: NewCampaign): Promise<void> {
  await tx.insert(campaigns).values({ ...campaignBody.parse(campaign), createdBy, createdAt: at });
}
