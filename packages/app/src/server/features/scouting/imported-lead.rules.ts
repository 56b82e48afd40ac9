// Turns a line of a file into the fields of a lead, or says what is wrong with it.

import { LOCALES, type Locale } from '#contract/platform/locales.ts';
import { LEAD_STAGES, type LeadStage } from '#contract/scouting/lead.machine.ts';
import { type NewLead, newLeadBody } from '#contract/scouting/leads.shapes.ts';
import { normalizeHeading, parseWrittenDay } from '#server/platform/lists/table-text.rules.ts';
import type { FileField, FileLine } from './lead-file.ts';
import type { LeadColumns } from './leads.queries.ts';

/** What a file can name, with all the texts that stand for it. */
export interface Names {
  readonly counties: readonly { readonly id: number; readonly name: string; readonly countryCode: string }[];
  readonly sources: readonly { readonly id: number; readonly code: string | null; readonly name: string }[];
  readonly staff: readonly { readonly id: number; readonly name: string }[];
  /** The names of each stage in every language. */
  readonly stages: Readonly<Record<LeadStage, readonly string[]>>;
}

export interface LeadFields extends NewLead {
  readonly stage: LeadStage;
  readonly lostReason: string;
}

const isSame = (one: string, other: string) => normalizeHeading(one) === normalizeHeading(other);

/** An invitation or a registration can't be imported: such leads were at least interested. */
function findStage(text: string, { stages }: Names): LeadStage | null {
  const stage = LEAD_STAGES.find((one) => one === text || stages[one].some((name) => isSame(name, text)));
  return stage === 'invited' || stage === 'registered' ? 'interested' : (stage ?? null);
}

interface Found {
  readonly fields: Partial<Record<keyof LeadFields, unknown>>;
  /** What stands for nothing that the product knows, as it was written. */
  readonly unknown: readonly { readonly field: FileField; readonly text: string }[];
}

/** Looks up what the texts of a line stand for. */
function findNamed({ fields }: FileLine, names: Names): Found {
  const { county = '', source = '', assignee = '', stage = '', nextFollowUp = '', language = '' } = fields;
  const found = {
    county: names.counties.find(({ name }) => isSame(name, county.replace(/^co(unty|\.)?\s+/i, '')))?.id,
    source: names.sources.find(({ code, name }) => isSame(name, source) || code === source)?.id,
    assignee: names.staff.find(({ name }) => isSame(name, assignee))?.id,
    stage: findStage(stage, names),
    nextFollowUp: parseWrittenDay(nextFollowUp),
    language: LOCALES.find((locale) => locale === language.toLowerCase()),
  };
  const texts = { county, source, assignee, stage, nextFollowUp, language };
  const unknown = (Object.keys(texts) as (keyof typeof texts)[]).filter((name) => texts[name] !== '' && (found[name] ?? null) === null);
  return {
    fields: {
      ...{ countyId: found.county ?? null, inquirySourceId: found.source ?? null, assigneeId: found.assignee ?? null },
      ...{ nextFollowUp: found.nextFollowUp, locale: found.language, stage: found.stage ?? 'lead' },
    },
    unknown: unknown.map((field) => ({ field, text: texts[field] })),
  };
}

export type ImportResult =
  | { readonly ok: true; readonly fields: LeadFields; readonly given: ReadonlySet<string> }
  /** The field of the file that can't be stored. */
  | { readonly ok: false; readonly field: FileField };

/**
 * Returns the fields of a line. Texts that stand for nothing are added to the notes with their headings, so that no word is lost.
 * @param toHeading names a column in the reader's language
 */
export function toImportedLead(line: FileLine, names: Names, toHeading: (field: FileField) => string): ImportResult {
  const { firstName, lastName, email, phone, addressLine1, cityTown, postcode, campaign, notes = '', lostReason = '' } = line.fields;
  const { fields: named, unknown } = findNamed(line, names);
  const rest = [...unknown.map(({ field, text }) => ({ heading: toHeading(field), text })), ...line.others];
  const kept = rest.map(({ heading, text }) => (heading === '' ? text : `${heading}: ${text}`));
  const { stage, nextFollowUp, locale, ...ids } = named;
  const typed = { firstName, lastName: lastName ?? firstName, email, phone, addressLine1, cityTown, postcode, campaign };
  const own = lastName === undefined ? { ...typed, firstName: '' } : typed;
  const raw = { ...own, ...ids, notes: [notes, ...kept].filter(Boolean).join('\n'), nextFollowUp: nextFollowUp ?? null };
  const checked = newLeadBody.safeParse({ ...raw, ...(locale === undefined ? {} : { locale: locale as Locale }) });
  if (!checked.success) return { ok: false, field: (checked.error.issues[0]?.path[0] ?? 'lastName') as FileField };
  const { confirmed: _, ...fields } = checked.data;
  const given = new Set(
    Object.entries(raw).flatMap(([field, value]) => (value === undefined || value === null || value === '' ? [] : [field])),
  );
  if (locale !== undefined) given.add('locale');
  return { ok: true, fields: { ...fields, stage: stage as LeadStage, lostReason: stage === 'lost' ? lostReason : '' }, given };
}

/** Returns the columns that a line changes in a lead: what it says, over what is stored; its notes are added unless they are there. */
export function findImportedChanges(
  stored: LeadColumns,
  { fields, given }: { readonly fields: LeadFields; readonly given: ReadonlySet<string> },
): Partial<NewLead> {
  const { stage: _, lostReason: __, notes, ...others } = fields;
  const changed = Object.entries(others).filter(([field, value]) => given.has(field) && stored[field as keyof LeadColumns] !== value);
  const before = stored.notes ?? '';
  const isNew = notes !== '' && !before.includes(notes);
  return { ...Object.fromEntries(changed), ...(isNew ? { notes: [before, notes].filter(Boolean).join('\n\n') } : {}) };
}
