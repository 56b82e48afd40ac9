// The use case of translating the English draft of a page or an article into the draft of another language.

import type { CheckedRequest } from '#contract/platform/endpoint.ts';
import type { Locale } from '#contract/platform/locales.ts';
import type * as endpoints from '#contract/writing/language-model.endpoints.ts';
import { estimateTokens } from '#contract/writing/prompt-text.ts';
import {
  assertRevision,
  findText,
  lockDraft,
  recordSave,
  type TextRow,
  toCleanBlocks,
  writeText,
} from '#server/features/content/drafts.public.ts';
import { findContactDetails } from '#server/features/messaging/safety.public.ts';
import type { Call } from '#server/platform/app.ts';
import { notFound } from '#server/platform/errors.ts';
import type { FileResponse } from '#server/platform/http/routes.ts';
import { cleanRichText } from '#server/platform/rich-text/clean-html.ts';
import { assertNothingPersonal } from '../personal-data/assert-nothing-personal.service.ts';
import { type PlannedCall, reserveWriting } from '../write/budget.service.ts';
import { type Ask, streamWriting, type Work } from '../write/stream-text.service.ts';
import { requireModel } from '../write/write-text.service.ts';
import { replaceTexts } from './page-texts.rules.ts';
import { type ProtectedPart, protectParts } from './protected-parts.rules.ts';
import { type NamedText, readTranslations, toGroups, toTranslationMessages } from './translation-messages.rules.ts';

type Input = CheckedRequest<typeof endpoints.translateArticle>;

/** How often the model is asked for the same texts before they are given up. */
const TRIES = 2;

interface PreparedText extends NamedText {
  readonly part: ProtectedPart;
}

const hasLetters = (text: string) => /\p{L}/u.test(text.replace(/<[^>]*>/g, ''));

const toKey = (text: string, isHtml: boolean) => `${isHtml ? 'html' : 'line'} ${text}`;

/** Returns the texts of a page that are sent, each once, without addresses and numbers; by what they stand for. */
function prepareTexts(english: TextRow): Map<string, PreparedText> {
  const texts = new Map<string, PreparedText>();
  replaceTexts(english, (text, { isHtml }) => {
    const key = toKey(text, isHtml);
    if (texts.has(key) || !hasLetters(text)) return text;
    const hidden = findContactDetails(text).filter(({ kind }) => kind === 'email' || kind === 'phone');
    const part = protectParts(text, { isHtml, hidden });
    if (hasLetters(part.sent)) texts.set(key, { name: `t${texts.size + 1}`, text: part.sent, part });
    return text;
  });
  return texts;
}

/** Puts translations in their places. */
function fillTranslations({ english, texts }: Translation, translated: ReadonlyMap<string, string>) {
  const { title, description, imageAlt, body } = replaceTexts(english, (text, { max, isHtml }) => {
    const result = translated.get(texts.get(toKey(text, isHtml))?.name ?? '');
    if (result === undefined) return text;
    return isHtml ? cleanRichText(result) : result.replace(/\s+/g, ' ').trim().slice(0, max);
  });
  return { title, description, imageAlt, body: toCleanBlocks(body) };
}

/** Asks for the translations of a group, again if the answer isn't one of all of them; null if that fails, too. */
async function askForGroup(ask: Ask, { asked, group }: { asked: PlannedCall; group: readonly PreparedText[] }) {
  for (let tried = 0; tried < TRIES; tried += 1) {
    let answer = '';
    for await (const piece of ask(asked)) answer += piece;
    const read = readTranslations(answer, group);
    const restored = group.map(({ name, part }) => [name, read === null ? null : part.restore(read[name] ?? '')] as const);
    if (restored.every((pair): pair is readonly [string, string] => pair[1] !== null)) return restored;
  }
  return null;
}

interface Translation {
  readonly id: number;
  readonly locale: Locale;
  readonly english: TextRow;
  /** The revision of the draft that it takes the place of. */
  readonly revision: number;
  readonly texts: ReadonlyMap<string, PreparedText>;
  readonly groups: readonly { readonly asked: PlannedCall; readonly group: readonly PreparedText[] }[];
}

/** Saves a translation as a draft; returns false if somebody has changed that draft meanwhile, or deleted the article. */
async function saveTranslation(call: Call, translation: Translation, translated: ReadonlyMap<string, string>): Promise<boolean> {
  const { id, locale, english, revision } = translation;
  const said = fillTranslations(translation, translated);
  return call.db.transaction(async (tx) => {
    const article = await lockDraft(tx, call, { id }).catch(() => null);
    const before = await findText(tx, id, locale);
    if (article === null || (before?.revision ?? 0) !== revision) return false;
    await writeText(tx, call, { id, locale, before, said, translatedFrom: english.revision });
    await recordSave(tx, call, { id, locale });
    return true;
  });
}

function createWork(call: Call, translation: Translation): Work {
  return async function* work(ask) {
    const { groups, texts } = translation;
    const translated = new Map<string, string>();
    yield { event: 'progress', done: 0, all: texts.size };
    for (const one of groups) {
      const answered = await askForGroup(ask, one);
      if (answered === null) return { state: 'failed', failure: 'incomplete' };
      for (const [name, text] of answered) translated.set(name, text);
      yield { event: 'text', text: `${answered.map(([, text]) => text.replace(/<[^>]*>/g, ' ').trim()).join('\n\n')}\n\n` };
      yield { event: 'progress', done: translated.size, all: texts.size };
    }
    return (await saveTranslation(call, translation, translated)) ? {} : { state: 'failed', failure: 'draftChanged' };
  };
}

export async function translateArticle(call: Call, { params: { id, locale }, body }: Input): Promise<FileResponse> {
  const { app, db } = call;
  if (locale === 'en') throw notFound();
  const { english } = await db.transaction(async (tx) => {
    await lockDraft(tx, call, { id });
    const [original, draft] = [await findText(tx, id, 'en'), await findText(tx, id, locale)];
    if (original === null) throw notFound();
    await assertRevision(tx, call, { text: original, revision: body.englishRevision, id });
    await assertRevision(tx, call, { text: draft, revision: body.revision, id });
    return { english: original };
  });
  const model = requireModel(call);
  const texts = prepareTexts(english);
  const sent = [...texts.values()];
  const checked = sent.map(({ text }, index) => ({ place: 'page' as const, index, text: text.replace(/<[^>]*>/g, ' ') }));
  const names = await assertNothingPersonal(db, checked, body.notPeople);
  const { WRITING_MAX_TOKENS: maxTokens, PRODUCT_NAME: product } = app.config;
  // A letter of English is at most a token of another script.
  const groups = toGroups(sent, maxTokens).map((group) => {
    const letters = group.reduce((sum, { text }) => sum + text.length, 0);
    const asked = {
      messages: toTranslationMessages(
        group.map(({ name, text }) => ({ name, text })),
        { product, locale },
      ),
    };
    return {
      group,
      asked: { ...asked, maxTokens: Math.max(maxTokens, letters + estimateTokens(asked.messages[1]?.content ?? '')), times: TRIES },
    };
  });
  const request = sent.map(({ text }) => text.replace(/<[^>]*>/g, ' ').trim()).join('\n\n');
  const row = { kind: 'translate' as const, request, sources: [], model: model.name, articleId: id, locale };
  const writingId = await reserveWriting(call, { ...row, calls: groups.map(({ asked }) => asked), names });
  const translation = { id, locale, english, revision: body.revision, texts, groups };
  return streamWriting(call, { id: writingId, model, work: createWork(call, translation) });
}
