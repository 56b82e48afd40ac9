// The demo world as data: repeatable, in its time, and such that the product's own rules would have let it in.

import { createHash } from 'node:crypto';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { usersList } from '#contract/administration/lists.ts';
import { USER_STATES } from '#contract/administration/states.ts';
import { registerHostBody } from '#contract/host-families/registration.shapes.ts';
import { registerBody } from '#contract/identity/registration.shapes.ts';
import { isRole, ROLES } from '#contract/identity/roles.ts';
import { MIN_PHOTOS } from '#contract/platform/constants.ts';
import { listQueryFor } from '#contract/platform/lists/list-query.ts';
import { LOCALES } from '#contract/platform/locales.ts';
import { VETTING_STATES } from '#contract/vetting/vetting-states.ts';
import { findFixedReason } from '#server/access/switchable.rules.ts';
import { getAccessRow } from '#server/access/table.ts';
import { HOSTING_COUNTIES } from '#server/db/seed/countries.ts';
import { demoWorld } from './demo-world.ts';
import { homeDrawing } from './drawings/home.ts';
import { portrait } from './drawings/portrait.ts';
import { TRIED_ACCOUNTS } from './people/staff.ts';
import { DEMO_PASSWORD, type DemoWorld, PHOTO_KINDS } from './world.ts';

const NOW = new Date('2026-06-15T10:00:00Z');
const world = demoWorld(NOW);
const DAY = 24 * 3600 * 1000;

const hashOf = (thing: unknown) => createHash('sha256').update(JSON.stringify(thing)).digest('hex');

const accountOf = (email: string) => world.accounts.find((account) => account.email === email);

function momentsOf({ accounts, families, changes }: DemoWorld): Date[] {
  const ofAccounts = accounts.flatMap((one) => [one.createdAt, one.verifiedAt, one.lastSignInAt, one.deactivatedAt]);
  const all = [...ofAccounts, ...families.flatMap(({ steps }) => steps.map(({ at }) => at)), ...changes.map(({ at }) => at)];
  return all.filter((moment) => moment !== null);
}

describe('the demo world', () => {
  test('is the same at the same moment', () => {
    expect(hashOf(demoWorld(new Date(NOW)))).toBe(hashOf(world));
  });

  test('is the same people, so many days later', () => {
    const later = demoWorld(new Date(NOW.getTime() + 100 * DAY));
    expect(later.accounts.map(({ email }) => email)).toEqual(world.accounts.map(({ email }) => email));
    expect(later.accounts.map(({ createdAt }) => createdAt.getTime() - 100 * DAY)).toEqual(
      world.accounts.map(({ createdAt }) => createdAt.getTime()),
    );
  });

  test.each(['2026-06-15T00:00:30Z', '2028-02-29T12:00:00Z', '2027-01-01T23:59:59Z'])('is of the past year at %s', (text) => {
    const now = new Date(text);
    for (const moment of momentsOf(demoWorld(now))) {
      expect(moment.getTime()).toBeLessThanOrEqual(now.getTime());
      expect(moment.getTime()).toBeGreaterThan(now.getTime() - 366 * DAY);
    }
  });

  test('has an account of each role and in each state, and each address once', () => {
    const held = new Set(world.accounts.flatMap(({ roles }) => roles));
    expect([...held].sort()).toEqual([...ROLES].sort());
    expect(new Set(world.accounts.map(({ state }) => state))).toEqual(new Set(USER_STATES));
    expect(new Set(world.accounts.map(({ locale }) => locale))).toEqual(new Set(LOCALES));
    expect(new Set(world.accounts.map(({ email }) => email)).size).toBe(world.accounts.length);
    expect(accountOf('parent-host@demo.test')?.roles).toEqual(['Parent', 'Host family']);
    expect(accountOf('no-role@demo.test')?.roles).toEqual([]);
    for (const [, email] of TRIED_ACCOUNTS) expect(accountOf(email)?.state).toBe('active');
  });

  test('has enough people to fill the lists', () => {
    expect(world.accounts.filter(({ roles }) => roles.includes('Parent')).length).toBeGreaterThanOrEqual(60);
    expect(world.families).toHaveLength(40);
  });

  test('would have been let in by the registration of parents', () => {
    for (const { firstName, lastName, email, phone, timezone } of world.accounts) {
      const given = { firstName, lastName, email, phone, timezone, password: DEMO_PASSWORD, acceptsTerms: true };
      expect(registerBody.parse(given)).toMatchObject({ firstName, lastName, email, phone });
    }
  });

  test('would have been let in by the registration of host families', () => {
    for (const family of world.families) {
      const account = accountOf(family.email);
      const given = { ...family, ...account, countryId: 372, countyId: 1, numberOfChildren: family.children.length, acceptsTerms: true };
      expect(registerHostBody.parse(given)).toMatchObject({ guestsNumber: family.guestsNumber, hostingType: family.hostingType });
      expect(HOSTING_COUNTIES[family.country]).toContain(family.county);
      expect(family.haveChild).toBe(family.children.length > 0);
      for (const { dob } of family.children) expect(dob < '2026-06-15').toBe(true);
      expect(account?.roles).toContain('Host family');
    }
  });

  test('vets its families step by step, each after the one before', () => {
    const states = world.families.map(({ steps }) => steps.at(-1)?.to);
    expect(new Set(states)).toEqual(new Set([...VETTING_STATES, 'rejected', 'suspended']));
    for (const { email, steps, photos } of world.families) {
      expect(steps[0]).toMatchObject({ from: null, to: 'registered', by: email });
      expect(steps[0].at.getTime()).toBeGreaterThanOrEqual(accountOf(email)?.createdAt.getTime() ?? Number.POSITIVE_INFINITY);
      steps.slice(1).forEach((step, index) => {
        expect(step.from).toBe(steps[index]?.to);
        expect(step.at > (steps[index]?.at ?? NOW)).toBe(true);
        const [from, to] = [step.from, step.to].map((state) => [...VETTING_STATES, 'rejected', 'suspended'].indexOf(state ?? ''));
        if ((to ?? 0) < VETTING_STATES.length) expect(to).toBe((from ?? 0) + 1);
      });
      if (steps.at(-1)?.to === 'approved') expect(photos.length).toBeGreaterThanOrEqual(MIN_PHOTOS);
    }
  });

  test('tells a story in its order, of people who are there and of rights that can be switched', () => {
    const times = world.changes.map(({ at }) => at.getTime());
    expect(times).toEqual([...times].sort((a, b) => a - b));
    for (const { actor, subject, action, changes } of world.changes) {
      expect(accountOf(actor)).toBeDefined();
      if (subject.type !== 'role') expect(accountOf(subject.email)).toBeDefined();
      if (action !== 'permissions.switch' || subject.type !== 'role' || !isRole(subject.role)) continue;
      for (const capability of Object.keys(changes) as 'audit.read'[]) {
        expect(findFixedReason({ capability, role: subject.role, row: getAccessRow(capability) })).toBeNull();
      }
    }
  });

  test('has saved views that the list understands', () => {
    for (const { query } of world.views) {
      expect(listQueryFor(usersList).safeParse(Object.fromEntries(new URLSearchParams(query))).success).toBe(true);
    }
  });
});

describe('the drawings', () => {
  test('are the same for the same name, and others for another', () => {
    const looks = { woman: true, age: 'young' } as const;
    expect(portrait('ann', looks)).toBe(portrait('ann', looks));
    const many = Array.from({ length: 40 }, (_, index) => portrait(`person ${index}`, looks));
    expect(new Set(many).size).toBe(40);
  });

  test.each(PHOTO_KINDS)('can be rendered for a %s', async (kind) => {
    const svg = homeDrawing('host@demo.test', kind);
    expect(svg).not.toMatch(/NaN|undefined/);
    const { width, height } = await sharp(Buffer.from(svg)).metadata();
    expect([width, height]).toEqual([1280, 960]);
  });

  test('have no broken number, for any account', () => {
    for (const { email, looks } of world.accounts) if (looks !== null) expect(portrait(email, looks)).not.toMatch(/NaN|undefined/);
  });
});

describe('the stays of the demo world', () => {
  test('fill a calendar: some are over, some go on, most are to come', () => {
    const states = new Set(world.stays.map(({ state }) => state));
    expect(world.stays.length).toBeGreaterThan(40);
    expect([...states]).toEqual(expect.arrayContaining(['booked', 'in_progress', 'completed', 'closed', 'cancelled', 'reserved']));
  });

  test('are booked before they begin, by an account that was there', () => {
    for (const { parent, bookedAt, fromDate, toDate } of world.stays) {
      expect(bookedAt.getTime()).toBeGreaterThan(accountOf(parent)?.createdAt.getTime() ?? Number.POSITIVE_INFINITY);
      expect(bookedAt.getTime()).toBeLessThan(NOW.getTime());
      expect(bookedAt.toISOString().slice(0, 10) < fromDate).toBe(true);
      expect(fromDate < toDate).toBe(true);
    }
  });

  test('stand where their dates say', () => {
    const today = NOW.toISOString().slice(0, 10);
    for (const { state, fromDate, toDate } of world.stays) {
      if (state === 'in_progress') expect(fromDate <= today && today <= toDate).toBe(true);
      if (state === 'completed' || state === 'closed') expect(toDate < today).toBe(true);
      if (['booked', 'reserved', 'enquiry', 'customer_service'].includes(state)) expect(fromDate > today).toBe(true);
    }
  });

  test('say how the child travels once they are agreed, but for some that begin later', () => {
    const booked = world.stays.filter(({ state }) => state === 'booked');
    expect(booked.some(({ journeys }) => journeys.length === 2)).toBe(true);
    expect(booked.some(({ journeys }) => journeys.length === 0)).toBe(true);
    for (const { state, fromDate, toDate, journeys } of world.stays) {
      if (state === 'in_progress') expect(journeys.map(({ day }) => day)).toEqual([fromDate, toDate]);
      if (state === 'reserved' || state === 'cancelled') expect(journeys).toEqual([]);
    }
  });

  test('never take a family twice at a time, nor the own one', () => {
    for (const stay of world.stays) {
      expect(stay.family).not.toBe(stay.parent);
      const others = world.stays.filter((other) => other !== stay && other.family === stay.family);
      expect(others.every((other) => other.toDate < stay.fromDate || other.fromDate > stay.toDate)).toBe(true);
    }
  });
});
