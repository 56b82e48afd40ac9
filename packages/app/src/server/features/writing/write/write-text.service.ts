// Use cases of writing a text with the model, and of reading what was written.

import type { AnswerOf, CheckedRequest } from '#contract/platform/endpoint.ts';
import { pageFrom } from '#contract/platform/lists/paging.ts';
import type * as endpoints from '#contract/writing/language-model.endpoints.ts';
import type { Source } from '#contract/writing/language-model.shapes.ts';
import { fillPrompt, listVariables } from '#contract/writing/prompt-text.ts';
import type { Call } from '#server/platform/app.ts';
import { AppError, notFound, ValidationError } from '#server/platform/errors.ts';
import type { FileResponse } from '#server/platform/http/routes.ts';
import { getLanguageModel } from '#server/platform/language-model/configured-model.ts';
import type { LanguageModel } from '#server/platform/language-model/language-model.ts';
import { assertNothingPersonal } from '../personal-data/assert-nothing-personal.service.ts';
import { isPromptVersion } from '../prompts/prompts.queries.ts';
import { reserveWriting } from './budget.service.ts';
import { listCitedSources, toMessages } from './messages.rules.ts';
import { streamWriting, type Work } from './stream-text.service.ts';
import { countWritings, findWriting, listWritingRows } from './writings.queries.ts';
import { toListedWriting, toWholeWriting } from './writings.records.ts';

type Input<Name extends keyof typeof endpoints> = CheckedRequest<(typeof endpoints)[Name]>;
type Output<Name extends keyof typeof endpoints> = Promise<AnswerOf<(typeof endpoints)[Name]>>;

/** @throws AppError `writingOff` without a language model */
export function requireModel(call: Pick<Call, 'app'>): LanguageModel {
  const model = getLanguageModel(call.app);
  if (model === null) throw new AppError('writingOff');
  return model;
}

/** @throws ValidationError for a variable without a value */
function fillVariables(text: string, values: readonly { readonly name: string; readonly value: string }[]): string {
  const given = Object.fromEntries(values.map(({ name, value }) => [name, value]));
  const isEmpty = (name: string) => !Object.hasOwn(given, name) || given[name] === '';
  const missing = listVariables(text).filter(isEmpty);
  if (missing.length > 0) throw new ValidationError(missing.map((name) => ({ field: `values.${name}`, rule: 'required' })));
  return fillPrompt(text, given);
}

/** Writes the answer, and the list of the sources that it cites. */
function createWork(request: Parameters<Parameters<Work>[0]>[0], sources: readonly Source[]): Work {
  return async function* work(ask) {
    const pieces = ask(request);
    let answer = '';
    for (;;) {
      const next = await pieces.next();
      if (!next.done) {
        answer += next.value;
        yield { event: 'text', text: next.value };
        continue;
      }
      const list = listCitedSources(answer, sources);
      if (list !== '') yield { event: 'text', text: list };
      return { isCut: next.value.isCut };
    }
  };
}

export async function writeText(call: Call, { body }: Input<'writeText'>): Promise<FileResponse> {
  const { app, db } = call;
  const { text, values, sources, promptVersionId, notPeople } = body;
  const model = requireModel(call);
  const request = fillVariables(text, values);
  if (promptVersionId !== null && !(await isPromptVersion(db, promptVersionId))) {
    throw new ValidationError([{ field: 'promptVersionId', rule: 'unknownNumber' }]);
  }
  const checked = [
    { place: 'prompt' as const, index: 0, text },
    ...values.map(({ value }, index) => ({ place: 'value' as const, index, text: value })),
    ...sources.map(({ title, text: said, address }, index) => ({ place: 'source' as const, index, text: `${title}\n${said}\n${address}` })),
    // What only the values make of it.
    ...(request === text ? [] : [{ place: 'prompt' as const, index: 1, text: request }]),
  ];
  const names = await assertNothingPersonal(db, checked, notPeople);
  const asked = {
    messages: toMessages({ product: app.config.PRODUCT_NAME, text: request, sources }),
    maxTokens: app.config.WRITING_MAX_TOKENS,
  };
  const row = { kind: 'write' as const, request, sources, promptVersionId, model: model.name };
  const id = await reserveWriting(call, { ...row, calls: [asked], names });
  return streamWriting(call, { id, model, work: createWork(asked, sources) });
}

export async function listWritings({ db }: Call, { query: { page, perPage } }: Input<'listWritings'>): Output<'listWritings'> {
  const total = await countWritings(db);
  const rows = await listWritingRows(db, { limit: perPage, offset: (page - 1) * perPage });
  return pageFrom(rows.map(toListedWriting), { total, page, perPage });
}

export async function readWriting({ db }: Call, { params: { id } }: Input<'readWriting'>): Output<'readWriting'> {
  const row = await findWriting(db, id);
  if (row === null) throw notFound();
  return toWholeWriting(row);
}
