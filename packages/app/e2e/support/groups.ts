// A group that travels: a list of its students, beds for them, and what is repeated for each by the API.

import { type BrowserContext, expect } from '@playwright/test';
import type { TripStep } from '#contract/trips/trip.machine.ts';
import { DEMO_DOMAIN } from '#server/demo/world.ts';
import { ask } from './api.ts';

interface Board {
  readonly students: readonly { readonly trip_id: number; readonly host_family_id: number | null }[];
  readonly families: readonly { readonly host_family_id: number; readonly beds: number; readonly excludes_stay: boolean }[];
}

/** Letters for a number, for names that no other run has. */
const toLetters = (number: number) => [...String(number)].map((digit) => 'abcdefghij'[Number(digit)]).join('');

/** A list of students as a school sends it, each with a parent of their own. */
export function writeMemberList(count: number): string {
  const family = `Journey${toLetters(Date.now() % 10_000_000)}`;
  const lines = Array.from({ length: count }, (_, index) => {
    const day = String((index % 28) + 1).padStart(2, '0');
    const email = `parent${index}.${family}@${DEMO_DOMAIN}`.toLowerCase();
    return `Pupil${toLetters(index)} ${family},2012-05-${day},${index % 2 === 0 ? 'f' : 'm'},Parent ${family},${email}`;
  });
  return ['name,dateOfBirth,gender,parentName,parentEmail', ...lines].join('\n');
}

/** Returns what the path of a group answers. */
const read = <Answer>(staff: BrowserContext, group: number, part: string) => ask<Answer>(staff, `/api/groups/${group}/${part}`);

/** Returns the names of the students of a group. */
export async function listPupils(staff: BrowserContext, group: number): Promise<string[]> {
  const { data } = await read<{ data: { name: string }[] }>(staff, group, 'members');
  return data.map(({ name }) => name);
}

const MOST_GUESTS = { guests_number: 4, bedrooms_number: 4 };

/** Has families put up more beds until a group has enough, however many guests the demo world has today. */
export async function provideBeds(staff: BrowserContext, group: number, count: number): Promise<void> {
  const { families } = await read<Board>(staff, group, 'board');
  const open = families.filter((family) => !family.excludes_stay);
  let beds = open.reduce((sum, family) => sum + family.beds, 0);
  for (const { host_family_id: id } of open) {
    if (beds >= count) break;
    const { version } = await ask<{ version: number }>(staff, `/api/host_families/${id}`);
    await ask(staff, `/api/host_families/${id}`, { method: 'PATCH', data: { version, ...MOST_GUESTS } });
    const next = (await read<Board>(staff, group, 'board')).families;
    beds = next.reduce((sum, family) => sum + (family.excludes_stay ? 0 : family.beds), 0);
  }
  expect(beds).toBeGreaterThanOrEqual(count);
}

interface Step {
  readonly step: TripStep;
  readonly reason: string;
}

/** Takes a step of each trip of a group, as staff do on behalf of the families; reserves with the family of the board. */
export async function moveTrips(staff: BrowserContext, group: number, taken: Step): Promise<void> {
  const { students } = await read<Board>(staff, group, 'board');
  for (const { trip_id: trip, host_family_id: family } of students) {
    const data = { ...taken, ...(taken.step === 'reserve' && { host_family_id: family }) };
    await ask(staff, `/api/trips/${trip}/transition`, { method: 'POST', data });
  }
}

interface Invoice {
  readonly id: number;
  readonly version: number;
  readonly total: string;
}

/** Sends each draft of a group, and records that it was paid by bank transfer. */
export async function payInvoices(finance: BrowserContext, group: number): Promise<number> {
  const { data } = await ask<{ data: Invoice[] }>(finance, `/api/invoices?group_id=${group}&per_page=100`);
  for (const { id, version } of data) {
    const sent = await ask<Invoice>(finance, `/api/invoices/${id}/send`, { method: 'POST', data: { version } });
    const paid = { amount: sent.total, paid_on: new Date().toISOString().slice(0, 10), method: 'bank_transfer', version: sent.version };
    await ask(finance, `/api/invoices/${id}/payments`, { method: 'POST', data: paid });
  }
  return data.length;
}
