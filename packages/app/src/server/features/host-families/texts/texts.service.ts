// Use cases of what a host family tells of itself in several languages: in its own words, in those of staff, or of a service.

import { FAMILY_TEXT_KINDS, type FamilyTextKind } from '#contract/host-families/family-fields.ts';
import type * as endpoints from '#contract/host-families/family-texts.endpoints.ts';
import type { FamilyTexts } from '#contract/host-families/family-texts.endpoints.ts';
import type { CheckedRequest } from '#contract/platform/endpoint.ts';
import type { Locale } from '#contract/platform/locales.ts';
import type { Queryable, Transaction } from '#server/db/database.ts';
import type { Call } from '#server/platform/app.ts';
import { AppError, notFound, ValidationError } from '#server/platform/errors.ts';
import { recordChange } from '#server/platform/record-change.ts';
import { getTranslationProvider } from '#server/platform/translation/configured-provider.ts';
import { TranslationError, type TranslationFailure } from '#server/platform/translation/translation-provider.ts';
import { type FamilyRecord, loadFamily, lockFamily } from '../details/details.queries.ts';
import { findFamilyReader } from '../details/details.service.ts';
import { updateFamilyRow } from '../details/edit-family.queries.ts';
import { lockOwnFamily } from '../details/edit-family.service.ts';
import { deleteText, isWrittenByPeople, listTexts, upsertText } from './texts.queries.ts';
import { findOriginal, toSourceHash } from './texts.rules.ts';

type Input<Name extends keyof typeof endpoints> = CheckedRequest<(typeof endpoints)[Name]>;

async function getTexts(db: Queryable, family: FamilyRecord): Promise<FamilyTexts> {
  const { id, version, storyLocale, description, houseRules } = family;
  const rows = (await listTexts(db, { hostFamilyId: id })).filter(({ locale }) => locale !== storyLocale);
  const find = (locale: Locale, kind: FamilyTextKind) => {
    const row = rows.find((one) => one.locale === locale && one.kind === kind);
    if (row === undefined) return null;
    return { text: row.text, source: row.source, isOutdated: row.sourceHash !== toSourceHash(findOriginal(family, kind)) };
  };
  const locales = [...new Set(rows.map(({ locale }) => locale))];
  const translations = locales.map((locale) => ({ locale, story: find(locale, 'story'), houseRules: find(locale, 'houseRules') }));
  return { version, original: { locale: storyLocale, story: description, houseRules }, translations };
}

export async function listFamilyTexts(call: Call, { params: { id } }: Input<'listFamilyTexts'>): Promise<FamilyTexts> {
  const family = await loadFamily(call.db, id);
  if (family === null || findFamilyReader(call, family) === null) throw notFound();
  return getTexts(call.db, family);
}

/** The family's own language is edited with its record. */
function assertOtherLanguage({ storyLocale }: FamilyRecord, locale: Locale): void {
  if (locale === storyLocale) throw new ValidationError([{ field: 'locale', rule: 'invalid' }]);
}

function recordTexts(tx: Transaction, call: Call, id: number, texts: Readonly<Record<string, string>>) {
  const changes = { texts: { before: null, after: texts } };
  return recordChange(tx, call, { action: 'hostFamilies.edit', subjectType: 'hostFamily', subjectId: id, changes });
}

export async function saveFamilyText(
  call: Call,
  { params: { id, locale }, body: { version, ...given } }: Input<'saveFamilyText'>,
): Promise<FamilyTexts> {
  return call.db.transaction(async (tx) => {
    const { family, reader } = await lockOwnFamily(tx, call, { id, version });
    assertOtherLanguage(family, locale);
    const by = {
      source: reader === 'own' ? 'family' : 'staff',
      updatedBy: call.caller?.id ?? null,
      updatedAt: call.app.clock.now(),
    } as const;
    for (const kind of FAMILY_TEXT_KINDS) {
      const text = given[kind];
      const place = { hostFamilyId: id, locale, kind };
      if (text === '') await deleteText(tx, place);
      else if (text !== undefined) await upsertText(tx, { ...place, ...by, text, sourceHash: toSourceHash(findOriginal(family, kind)) });
    }
    await updateFamilyRow(tx, id, {});
    await recordTexts(tx, call, id, { locale });
    return getTexts(tx, (await loadFamily(tx, id)) ?? family);
  });
}

function refuseTranslation(reason: TranslationFailure | 'notConfigured' | 'nothing'): AppError {
  return new AppError('familyTextUntranslated', { values: { reason }, issues: [{ reason }] });
}

/** Returns the originals in another language. */
async function askProvider(call: Call, texts: readonly string[], { storyLocale, locale }: { storyLocale: Locale; locale: Locale }) {
  const provider = getTranslationProvider(call.app);
  if (provider === null) throw refuseTranslation('notConfigured');
  try {
    return await provider.translate(texts, locale, storyLocale);
  } catch (error) {
    throw error instanceof TranslationError ? refuseTranslation(error.reason) : error;
  }
}

/** Translates outside a transaction, since it may take seconds; an original that has changed meanwhile keeps no translation of the old one. */
export async function translateFamilyText(call: Call, { params: { id, locale } }: Input<'translateFamilyText'>): Promise<FamilyTexts> {
  const family = await loadFamily(call.db, id);
  if (family === null) throw notFound();
  assertOtherLanguage(family, locale);
  const kinds: FamilyTextKind[] = [];
  for (const kind of FAMILY_TEXT_KINDS) {
    const isOpen = !(await isWrittenByPeople(call.db, { hostFamilyId: id, locale, kind }));
    if (isOpen && findOriginal(family, kind).trim() !== '') kinds.push(kind);
  }
  if (kinds.length === 0) throw refuseTranslation('nothing');
  const originals = kinds.map((kind) => findOriginal(family, kind));
  const translated = await askProvider(call, originals, { storyLocale: family.storyLocale, locale });
  return call.db.transaction(async (tx) => {
    const now = await lockFamily(tx, id);
    if (now === null) throw notFound();
    const by = { source: 'machine', updatedBy: call.caller?.id ?? null, updatedAt: call.app.clock.now() } as const;
    for (const [index, kind] of kinds.entries()) {
      const text = translated[index]?.text;
      const original = originals[index] ?? '';
      if (text === undefined || findOriginal(now, kind) !== original) continue;
      await upsertText(tx, { hostFamilyId: id, locale, kind, ...by, text, sourceHash: toSourceHash(original) });
    }
    await recordTexts(tx, call, id, { locale });
    return getTexts(tx, now);
  });
}
