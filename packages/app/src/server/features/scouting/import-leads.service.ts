// Use case of importing leads from a file: all lines in one transaction, or only what would become of them.

import { readFile } from 'node:fs/promises';
import type { AnswerOf, CheckedRequest } from '#contract/platform/endpoint.ts';
import { LOCALES } from '#contract/platform/locales.ts';
import { LEAD_STAGES, type LeadStage } from '#contract/scouting/lead.machine.ts';
import type { importLeads as endpoint } from '#contract/scouting/leads.endpoints.ts';
import { IMPORT_OUTCOMES, type ImportedLead, MAX_IMPORTED_LEADS } from '#contract/scouting/leads.shapes.ts';
import type { Transaction } from '#server/db/database.ts';
import type { Call } from '#server/platform/app.ts';
import { type Difference, findDifferences } from '#server/platform/differences.ts';
import { AppError, ValidationError } from '#server/platform/errors.ts';
import type { UploadedFile } from '#server/platform/http/routes.ts';
import { decodeText } from '#server/platform/lists/table-text.rules.ts';
import { recordChange } from '#server/platform/record-change.ts';
import { createMessageLookup, getTranslator } from '#server/platform/translate.ts';
import { listAlikeLeads } from './duplicates.queries.ts';
import { listNamedCounties, listNamedSources } from './import-leads.queries.ts';
import { findImportedChanges, type ImportResult, type Names, toImportedLead } from './imported-lead.rules.ts';
import { FILE_FIELDS, type FileField, type FileLine, type LeadFile, type OwnHeadings, parseLeadFile } from './lead-file.ts';
import { type LeadKeys, listMatches, toLeadKeys } from './lead-keys.rules.ts';
import { insertLeadEvents, insertLeads, type LeadColumns, listLeadStaff, lockNewLeads, updateLead } from './leads.queries.ts';
import { toLeadName } from './leads.records.ts';

const LOOKUPS = LOCALES.map(createMessageLookup);

/** Returns a text in every language. */
const inAllLanguages = (key: string) => LOOKUPS.flatMap((look) => look(key) ?? []);

function listOwnHeadings(): OwnHeadings[] {
  return LOOKUPS.map(
    (look) =>
      Object.fromEntries([...FILE_FIELDS, 'name'].map((field) => [field, look(`lists.leads.columns.${field}`) ?? ''])) as OwnHeadings,
  );
}

async function readNames(tx: Transaction): Promise<Names> {
  const stages = LEAD_STAGES.map((stage) => [stage, inAllLanguages(`names.leadStage.${stage}`)]);
  return {
    counties: await listNamedCounties(tx),
    sources: await listNamedSources(tx),
    staff: await listLeadStaff(tx),
    stages: Object.fromEntries(stages) as Record<LeadStage, string[]>,
  };
}

async function parseFile(file: UploadedFile | undefined): Promise<LeadFile> {
  if (file === undefined) throw new ValidationError([{ field: 'file', rule: 'required' }]);
  const parsed = parseLeadFile(decodeText(await readFile(file.path)), listOwnHeadings());
  if (parsed === null) throw new AppError('leadFileUnreadable', { field: 'file' });
  if (parsed.lines.length > MAX_IMPORTED_LEADS)
    throw new AppError('fileTooLarge', { field: 'file', values: { limit: `${MAX_IMPORTED_LEADS}` } });
  return parsed;
}

type Readable = Extract<ImportResult, { ok: true }>;

/** A line of the file with its keys; `result` says what is wrong with a faulty one. */
interface ReadLine {
  readonly line: FileLine;
  readonly result: ImportResult;
  readonly keys: LeadKeys;
}

const NO_KEYS: LeadKeys = { emailKey: '', phoneKey: '', addressKey: '' };

function readLines(file: LeadFile, names: Names, toHeading: (field: FileField) => string): ReadLine[] {
  const countries = new Map(names.counties.map(({ id, countryCode }) => [id, countryCode]));
  return file.lines.map((line) => {
    const result = toImportedLead(line, names, toHeading);
    if (!result.ok) return { line, result, keys: NO_KEYS };
    const { fields } = result;
    return { line, result, keys: toLeadKeys(fields, countries.get(fields.countyId ?? 0) ?? null) };
  });
}

/** A lead that is stored, or will be by an earlier line; the latter has no ID yet. */
interface Known {
  readonly id: number;
  readonly row: LeadColumns & LeadKeys;
}

/** Finds leads by any of their keys. */
class KnownLeads {
  readonly #byKey = new Map<string, Known>();

  add(known: Known): void {
    for (const [name, key] of Object.entries(known.row).filter(([name]) => name.endsWith('Key'))) {
      const full = `${name}:${String(key)}`;
      if (key !== '' && !this.#byKey.has(full)) this.#byKey.set(full, known);
    }
  }

  find(keys: LeadKeys): Known | null {
    for (const [name, key] of Object.entries(keys)) {
      const known = key === '' ? undefined : this.#byKey.get(`${name}:${key}`);
      if (known !== undefined) return known;
    }
    return null;
  }
}

interface Plan {
  readonly rows: ImportedLead[];
  readonly added: (LeadColumns & LeadKeys)[];
  readonly updated: {
    readonly known: Known;
    readonly columns: Partial<LeadColumns>;
    readonly changes: Readonly<Record<string, Difference>>;
  }[];
}

type Policy = CheckedRequest<typeof endpoint>['body']['onDuplicate'];

/** The keys of a line that says nothing of an address or number leave those of the lead. */
const toFilled = (keys: LeadKeys) => Object.fromEntries(Object.entries(keys).filter(([, key]) => key !== ''));

function planLine(
  plan: Plan,
  known: KnownLeads,
  { read, policy, at }: { read: ReadLine & { result: Readable }; policy: Policy; at: Date },
) {
  const { keys, result } = read;
  const { fields } = result;
  const same = known.find(keys);
  const told = { line: read.line.line, name: toLeadName(fields), message: null };
  const found = same === null ? { leadId: null, reasons: [] } : { leadId: same.id, reasons: listMatches(keys, same.row) };
  if (same === null || policy === 'add') {
    const row = { ...fields, ...keys, stageAt: at, createdAt: at };
    plan.added.push(row);
    known.add({ id: 0, row });
    return plan.rows.push({ ...told, ...found, outcome: 'added' });
  }
  const changes = findImportedChanges(same.row, result);
  const isChanged = Object.keys(changes).length > 0;
  if (policy === 'skip' || !isChanged) return plan.rows.push({ ...told, ...found, outcome: isChanged ? 'skipped' : 'unchanged' });
  const columns = { ...changes, ...toFilled(keys) };
  plan.updated.push({ known: same, columns, changes: findDifferences({ ...same.row }, changes) });
  Object.assign(same.row, columns);
  return plan.rows.push({ ...told, ...found, outcome: 'updated' });
}

/** Decides what becomes of each line. */
function planImport(
  lines: readonly ReadLine[],
  known: KnownLeads,
  options: { policy: Policy; at: Date; toFault: (field: FileField) => string },
): Plan {
  const plan: Plan = { rows: [], added: [], updated: [] };
  for (const { line, result, keys } of lines) {
    if (result.ok) planLine(plan, known, { ...options, read: { line, result, keys } });
    else {
      const { firstName = '', lastName = '' } = line.fields;
      const told = { line: line.line, outcome: 'faulty' as const, name: toLeadName({ firstName, lastName }), leadId: null, reasons: [] };
      plan.rows.push({ ...told, message: options.toFault(result.field) });
    }
  }
  return plan;
}

/** Rows of one statement. */
const BATCH = 500;

async function writePlan(tx: Transaction, call: Call, { added, updated, rows }: Plan): Promise<void> {
  const byId = call.caller?.id ?? null;
  const at = call.app.clock.now();
  for (let start = 0; start < added.length; start += BATCH) {
    const part = added.slice(start, start + BATCH);
    const ids = await insertLeads(
      tx,
      part.map((row) => ({ ...row, createdBy: byId })),
    );
    const events = ids.map((leadId, index) => ({ leadId, kind: 'import' as const, toStage: part[index]?.stage ?? 'lead', byId, at }));
    await insertLeadEvents(tx, events);
  }
  // Leads of earlier lines are added as they were there; what later lines change in them is among what is added.
  for (const { known, columns, changes } of updated) {
    if (known.id === 0) continue;
    await updateLead(tx, known.id, columns);
    await insertLeadEvents(tx, [{ leadId: known.id, kind: 'import', byId, at }]);
    await recordChange(tx, call, { action: 'lead.edit', subjectType: 'lead', subjectId: known.id, changes });
  }
  const counts = { added: added.length, updated: updated.length, lines: rows.length };
  await recordChange(tx, call, { action: 'lead.import', subjectType: 'lead', subjectId: 'import', changes: counts });
}

export async function importLeads(
  call: Call,
  { file, body }: CheckedRequest<typeof endpoint> & { readonly file: UploadedFile | undefined },
): Promise<AnswerOf<typeof endpoint>> {
  const words = getTranslator(call.locale);
  const look = createMessageLookup(call.locale);
  const toHeading = (field: FileField) => look(`lists.leads.columns.${field}`) ?? field;
  const parsed = await parseFile(file);
  const plan = await call.db.transaction(async (tx) => {
    await lockNewLeads(tx);
    const lines = readLines(parsed, await readNames(tx), toHeading);
    const known = new KnownLeads();
    for (const row of await listAlikeLeads(
      tx,
      lines.map(({ keys }) => keys),
    ))
      known.add({ id: row.id, row });
    const toFault = (field: FileField) => words('names.leadFault', { column: toHeading(field) });
    const planned = planImport(lines, known, { policy: body.onDuplicate, at: call.app.clock.now(), toFault });
    if (!body.dryRun) await writePlan(tx, call, planned);
    return planned;
  });
  const counts = Object.fromEntries(
    IMPORT_OUTCOMES.map((outcome) => [outcome, plan.rows.filter((row) => row.outcome === outcome).length]),
  ) as Record<(typeof IMPORT_OUTCOMES)[number], number>;
  return { counts, rows: plan.rows, unknownHeadings: [...parsed.unknownHeadings] };
}
