// Finds what a row of a file chooses for the stay: its families, the weeks of its camps, and its services.

import type { DateOrder } from '#contract/trips/import.shapes.ts';
import type { Transaction } from '#server/db/database.ts';
import { getBookingChoices } from '#server/features/pricing/pricing.public.ts';
import type { Call } from '#server/platform/app.ts';
import { normalizeHeading } from '#server/platform/lists/table-text.rules.ts';
import { findFamilies, listCampsNamed, listCampWeeks, type Named } from './import.queries.ts';
import {
  type BackupWeek,
  type CampColumn,
  type CampWeek,
  chooseBackupWeek,
  chooseWeek,
  readWrittenCamp,
  splitCell,
} from './listed-cells.rules.ts';
import { CellError, type Cells, type RowFields } from './row-fields.rules.ts';

/** What a row chooses, by ID, with the names of what is in lists. */
export interface Choices {
  readonly hostFamilyId: number | null;
  readonly backupHostFamily: Named | null;
  readonly camps: readonly CampWeek[];
  readonly backupCamps: readonly BackupWeek[];
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

/** Reads one camp of a cell, with its weeks within the stay. */
async function findCamp(tx: Transaction, text: string, { column, stay }: { column: CampColumn; stay: Stay }) {
  const written = readWrittenCamp(text, stay.dateOrder, column);
  const camps = await listCampsNamed(tx, toNumberText(written.camp));
  if (camps.length === 0) throw new CellError({ column, problem: 'unknown', values: { value: text } });
  const { fromDate, toDate } = stay.fields;
  return { written, weeks: await listCampWeeks(tx, { ids: camps.map(({ id }) => id), fromDate, toDate }) };
}

const toRange = ({ fields: { fromDate, toDate } }: Stay) => ({ from: fromDate, to: toDate });

async function findWeeks(tx: Transaction, cells: Cells, stay: Stay): Promise<CampWeek[]> {
  const chosen: CampWeek[] = [];
  for (const text of splitCell(cells['camps'] ?? '')) {
    const { written, weeks } = await findCamp(tx, text, { column: 'camps', stay });
    const week = chooseWeek(written, weeks, toRange(stay));
    if (chosen.some(({ startDate }) => startDate === week.startDate))
      throw new CellError({ column: 'camps', problem: 'sameWeek', values: { value: text } });
    chosen.push(week);
  }
  return chosen;
}

/** Returns the backups of the camps, in the order in which they are asked. */
async function findBackupWeeks(tx: Transaction, cells: Cells, { stay, camps }: { stay: Stay; camps: readonly CampWeek[] }) {
  const backups: BackupWeek[] = [];
  for (const text of splitCell(cells['backupCamps'] ?? '')) {
    const { written, weeks } = await findCamp(tx, text, { column: 'backupCamps', stay });
    backups.push(chooseBackupWeek(written, weeks, { chosen: { camps, backups }, stay: toRange(stay) }));
  }
  return backups;
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
  const camps = await findWeeks(tx, cells, stay);
  return {
    hostFamilyId: family?.id ?? null,
    backupHostFamily: backup,
    camps,
    backupCamps: await findBackupWeeks(tx, cells, { stay, camps }),
    services: await findServices(tx, call, cells),
  };
}
