// Use cases of testimonials: visitors read what is published with consent, editors keep and arrange all of them.

import type * as endpoints from '#contract/content/testimonials.endpoints.ts';
import type { Testimonial } from '#contract/content/testimonials.shapes.ts';
import type { AnswerOf, CheckedRequest } from '#contract/platform/endpoint.ts';
import type { Locale } from '#contract/platform/locales.ts';
import type { Transaction } from '#server/db/database.ts';
import { testimonials } from '#server/db/schema/testimonials.ts';
import { attachFiles, listAttachments, releaseFile } from '#server/features/attachments/attachments.public.ts';
import type { Call } from '#server/platform/app.ts';
import { notFound, ValidationError } from '#server/platform/errors.ts';
import type { AttachmentSubject } from '#server/platform/files/attachment-subject.ts';
import type { FileResponse } from '#server/platform/http/routes.ts';
import { type ExportColumn, exportList } from '#server/platform/lists/export-list.ts';
import { recordChange } from '#server/platform/record-change.ts';
import { createResourceUseCases, type Fields } from '#server/platform/resource/resource.ts';
import { getTranslator } from '#server/platform/translate.ts';
import {
  findBeside,
  findLastPlace,
  listShown,
  listTestimonialRows,
  lockOrder,
  setPlace,
  type TestimonialRow,
  testimonialList,
} from './testimonials.queries.ts';

type Input<Name extends keyof typeof endpoints> = CheckedRequest<(typeof endpoints)[Name]>;
type Output<Name extends keyof typeof endpoints> = Promise<AnswerOf<(typeof endpoints)[Name]>>;

const SUBJECT = 'testimonial';

const toFileSubject = (id: number) => ({ type: SUBJECT, id: String(id) });

/** Whoever may edit testimonials sees the photos of those that aren't published. */
export const testimonialPhotos: AttachmentSubject = {
  type: SUBJECT,
  isConfidential: true,
  mayRead: async ({ may }) => may('content.write'),
};

/** Releases the photos of a testimonial but one: for a day a step that replaced or deleted one can be undone. */
async function releasePhotos(tx: Transaction, call: Call, id: number, kept: string | null): Promise<void> {
  const subject = toFileSubject(id);
  for (const { randomRef: ref } of await listAttachments(tx, subject)) {
    if (ref !== kept) await releaseFile(tx, call, { ref, subject });
  }
}

/** Everybody can read the photo of a published testimonial, and only editors that of any other. */
async function keepPhoto(tx: Transaction, call: Call, id: number): Promise<void> {
  const [row] = await listTestimonialRows(tx, [id]);
  const ref = row?.photoRef ?? null;
  if (row !== undefined && ref !== null) {
    const access = row.isPublished ? 'public' : 'private';
    await attachFiles(tx, call, { refs: [ref], subject: toFileSubject(id), access, field: 'photoRef' });
  }
  await releasePhotos(tx, call, id, ref);
}

/** Another language has an order of its own. */
async function placeLast(tx: Transaction, fields: Fields, row: TestimonialRow | null): Promise<Fields> {
  const locale = fields['locale'] as Locale | undefined;
  if (locale === undefined || locale === row?.locale) return fields;
  await lockOrder(tx);
  return { ...fields, position: await findLastPlace(tx, locale) };
}

export const testimonialCases = createResourceUseCases<TestimonialRow, Testimonial>({
  subject: SUBJECT,
  table: testimonials,
  list: testimonialList,
  rows: listTestimonialRows,
  record: (row) => row,
  alike: {},
  derived: ['state', 'position'],
  checked: placeLast,
  beside: (tx, id, _fields, call) => keepPhoto(tx, call, id),
  after: (tx, id, call) => releasePhotos(tx, call, id, null),
});

/** @throws ValidationError for a consent on a day that is still to come */
function assertConsentDay({ app }: Call, { consentOn }: Input<'createTestimonial'>['body']): void {
  if (consentOn !== null && consentOn > app.clock.today()) throw new ValidationError([{ field: 'consentOn', rule: 'day' }]);
}

export function createTestimonial(call: Call, { body }: Input<'createTestimonial'>): Output<'createTestimonial'> {
  assertConsentDay(call, body);
  return testimonialCases.create(call, { ...body, createdAt: call.app.clock.now() });
}

export function changeTestimonial(call: Call, { params: { id }, body }: Input<'changeTestimonial'>): Output<'changeTestimonial'> {
  assertConsentDay(call, body);
  return testimonialCases.edit(call, { ...body, id });
}

export function moveTestimonial(call: Call, { params: { id }, body: { by } }: Input<'moveTestimonial'>): Output<'moveTestimonial'> {
  return call.db.transaction(async (tx) => {
    await lockOrder(tx);
    const [row] = await listTestimonialRows(tx, [id]);
    if (row === undefined) throw notFound();
    const beside = await findBeside(tx, row, by);
    if (beside === null) return row;
    await setPlace(tx, id, beside.position);
    await setPlace(tx, beside.id, row.position);
    await recordChange(tx, call, {
      ...{ action: 'testimonial.move', subjectType: SUBJECT, subjectId: id },
      changes: { number: { before: row.position, after: beside.position } },
    });
    return { ...row, position: beside.position };
  });
}

/** Those in the reader's language, or else the English ones: never a mixture of both. */
export async function listShownTestimonials(
  { db, locale }: Call,
  { query }: Input<'listShownTestimonials'>,
): Output<'listShownTestimonials'> {
  const { minRating, order, count } = query;
  const own = await listShown(db, { locale, minRating, order, count });
  return { data: own.length > 0 || locale === 'en' ? own : await listShown(db, { locale: 'en', minRating, order, count }) };
}

export function exportTestimonials(call: Call, { query }: Input<'exportTestimonials'>): Promise<FileResponse> {
  const words = getTranslator(call.locale);
  const columns: readonly ExportColumn<TestimonialRow>[] = [
    { name: 'name', kind: 'text', value: ({ name }) => name },
    { name: 'role', kind: 'text', value: ({ role }) => role },
    { name: 'text', kind: 'text', value: ({ text }) => text },
    { name: 'rating', kind: 'number', value: ({ rating }) => rating },
    { name: 'locale', kind: 'text', value: ({ locale }) => locale },
    { name: 'state', kind: 'text', value: ({ state }) => words(`names.testimonialState.${state}`) },
    { name: 'position', kind: 'number', value: ({ position }) => position },
    { name: 'consentBy', kind: 'text', value: ({ consentBy }) => consentBy },
    { name: 'consentOn', kind: 'day', value: ({ consentOn }) => consentOn },
    { name: 'consentWay', kind: 'text', value: ({ consentWay }) => (consentWay === null ? '' : words(`names.consentWay.${consentWay}`)) },
  ];
  const rows = (ids: readonly number[]) => listTestimonialRows(call.db, ids);
  return exportList(call, testimonialList, { asked: query, rows, columns });
}
