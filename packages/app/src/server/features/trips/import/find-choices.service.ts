// Finds what a row of a file chooses for the stay: its families, the weeks of its camps, and its services.

import type { DateOrder } from '#contract/trips/import.shapes.ts';
import type { Transaction } from '#server/db/database.ts';
import { getBookingChoices } from '#server/features/pricing/pricing.public.ts';
import type { Call } from '#server/platform/app.ts';
import { normalizeHeading } from '#server/platform/lists/table-text.rules.ts';
import { findFamilies, listCampsNamed, listCampWeeks, type Named } from './import.queries.ts';
import { type CampWeek, chooseWeek, readWrittenCamp, splitCell } from './listed-cells.rules.ts';
import { CellError, type Cells, type RowFields } from './row-fields.rules.ts';

/** What a row chooses, by ID, with the names of what is in lists. */
export interface Choices {
  readonly hostFamilyId: number | null;
  readonly backupHostFamily: Named | null;
  readonly camps: readonly CampWeek[];
  readonly services: readonly Named[];
}

const toNumberText = (text: string) => text.replace(/^#/, '');

type FamilyColumn = 'hostFamily' | 'backupHostFamily';

async function findFamily(tx: Transaction, call: Call, { cells, column }: { cells: Cells; column: FamilyColumn }): Promise<Named | null> {
  const text = toNumberText((cells[column] ?? '').trim());
  if (text === '') return null;
  const [only, ...others] = await findFamilies(tx, text, { isLiveOnly: !call.grant.all });
  if (only === undefined) throw new CellError({ column, problem: 'unknown' });
  if (others.length > 0)
    throw new CellError({ column, problem: 'several', values: { numbers: [only, ...others].map(({ id }) => id).join(', ') } });
  return only;
}

interface Stay {
  readonly fields: Pick<RowFields, 'fromDate' | 'toDate'>;
  readonly dateOrder: DateOrder | null;
}

async function findWeek(tx: Transaction, text: string, { fields: { fromDate, toDate }, dateOrder }: Stay): Promise<CampWeek> {
  const written = readWrittenCamp(text, dateOrder);
  const camps = await listCampsNamed(tx, toNumberText(written.camp));
  if (camps.length === 0) throw new CellError({ column: 'camps', problem: 'unknown', values: { value: text } });
  const ids = camps.map(({ id }) => id);
  return chooseWeek(written, await listCampWeeks(tx, { ids, fromDate, toDate }), { from: fromDate, to: toDate });
}

async function findWeeks(tx: Transaction, cells: Cells, stay: Stay): Promise<CampWeek[]> {
  const weeks: CampWeek[] = [];
  for (const text of splitCell(cells['camps'] ?? '')) {
    const week = await findWeek(tx, text, stay);
    if (weeks.some(({ startDate }) => startDate === week.startDate))
      throw new CellError({ column: 'camps', problem: 'sameWeek', values: { value: text } });
    weeks.push(week);
  }
  return weeks;
}

/** Returns the services that a cell names in the reader's language or in English, or by number. */
async function findServices(tx: Transaction, { app, locale }: Call, cells: Cells): Promise<Named[]> {
  const parts = splitCell(cells['services'] ?? '');
  if (parts.length === 0) return [];
  const own = (await getBookingChoices({ app, locale }, tx)).services;
  const english = (await getBookingChoices({ app, locale: 'en' }, tx)).services;
  const found = parts.map((text) => {
    const isMeant = ({ id, name }: Named) => String(id) === toNumberText(text) || normalizeHeading(name) === normalizeHeading(text);
    const id = [...own, ...english].find(isMeant)?.id;
    const service = own.find((one) => one.id === id);
    if (service !== undefined) return service;
    throw new CellError({
      ...{ column: 'services', problem: 'wrongValue' },
      values: { value: text, allowed: own.map(({ name }) => name).join(', ') },
    });
  });
  return [...new Map(found.map((service) => [service.id, service])).values()];
}

/** @throws CellError for the first cell that names what isn't there, or what can't be chosen together */
export async function findChoices(tx: Transaction, call: Call, { cells, ...stay }: Stay & { readonly cells: Cells }): Promise<Choices> {
  const family = await findFamily(tx, call, { cells, column: 'hostFamily' });
  const backup = await findFamily(tx, call, { cells, column: 'backupHostFamily' });
  if (backup !== null && backup.id === family?.id) throw new CellError({ column: 'backupHostFamily', problem: 'sameFamily' });
  return {
    hostFamilyId: family?.id ?? null,
    backupHostFamily: backup,
    camps: await findWeeks(tx, cells, stay),
    services: await findServices(tx, call, cells),
  };
}
