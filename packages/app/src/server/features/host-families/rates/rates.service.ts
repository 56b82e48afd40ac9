// Use cases of the prices that host families ask for: reading them with a sample week, proposing and withdrawing.

import type * as endpoints from '#contract/host-families/rates.endpoints.ts';
import type { FamilyRate, RateSample } from '#contract/host-families/rates.shapes.ts';
import type { AnswerOf, CheckedRequest } from '#contract/platform/endpoint.ts';
import type { Queryable } from '#server/db/database.ts';
import { getAmountMath, isCurrency, parseAmount } from '#server/features/finance/finance.public.ts';
import { notify } from '#server/features/notifications/notifications.public.ts';
import {
  createNameTranslator,
  type FamilyDraft,
  getCurrentBook,
  listBookPrices,
  listFamilyPrices,
  loadFamilyDraft,
  type PublishedBook,
  quoteFamilyStay,
  quoteFamilyStayByBook,
} from '#server/features/pricing/pricing.public.ts';
import { getSampleWeek } from '#server/features/search/search.public.ts';
import type { Call } from '#server/platform/app.ts';
import { AppError, notFound, ValidationError } from '#server/platform/errors.ts';
import { recordChange } from '#server/platform/record-change.ts';
import { findRatedFamily, insertProposal, listProposals, lockProposal, type RatedFamily } from './rates.queries.ts';
import { toProposal, toShownAmount } from './rates.records.ts';
import { transitionRateProposal } from './transition-rate-proposal.service.ts';

type Input<Name extends keyof typeof endpoints> = CheckedRequest<(typeof endpoints)[Name]>;
type Output<Name extends keyof typeof endpoints> = Promise<AnswerOf<(typeof endpoints)[Name]>>;

/** Returns the family if the caller may see its prices: the own one, or any for staff. */
async function getFamily(call: Call, db: Queryable, id: number, options: { lock?: boolean } = {}): Promise<RatedFamily> {
  const family = await findRatedFamily(db, id, options);
  if (family === null || (!call.grant.all && family.userId !== call.caller?.id)) throw notFound();
  return family;
}

/** Loads what prices a family, from one snapshot. */
function loadDraft(call: Call, id: number): Promise<FamilyDraft> {
  return call.db.transaction((tx) => loadFamilyDraft(tx, id), { isolationLevel: 'repeatable read', accessMode: 'read only' });
}

function toSample({ app }: Call, draft: FamilyDraft, price: { templateId: number; amount: string }): RateSample | null {
  const week = getSampleWeek(app);
  const sample = quoteFamilyStay(draft, { price, ...week });
  return sample === null ? null : { ...week, ...sample };
}

/** Returns the sample week at the prices in force, which count until the draft is published. */
function toSampleInForce({ app }: Call, draft: FamilyDraft, { book, templateId }: { book: PublishedBook; templateId: number }) {
  const week = getSampleWeek(app);
  const sample = quoteFamilyStayByBook(book, draft, { templateId, ...week });
  return sample === null ? null : { ...week, ...sample };
}

/** Returns the book in force; null without one. */
async function findBookInForce({ app, db }: Call): Promise<PublishedBook | null> {
  try {
    return await getCurrentBook(app, { db });
  } catch (error) {
    if (error instanceof AppError && error.code === 'noPriceBook') return null;
    throw error;
  }
}

async function getRates(call: Call, id: number): Output<'listRates'> {
  const draft = await loadDraft(call, id);
  const proposals = await listProposals(call.db, id);
  const book = await findBookInForce(call);
  const inForce = book === null ? new Map<number, string>() : listBookPrices(book.pricer.book, id);
  const currency = draft.rows.business?.currency ?? '';
  const translate = createNameTranslator(call.locale);
  const full = (amount: string) => toShownAmount(amount, currency);
  const rates = listFamilyPrices(draft).map(({ amount: draftAmount, ...price }): FamilyRate => {
    const { templateId } = price;
    const amount = inForce.get(templateId);
    const proposal = proposals.get(templateId);
    const byBook = book !== null && amount !== undefined;
    return {
      ...price,
      templateName: translate(price.templateName),
      amount: amount === undefined ? null : full(amount),
      draftAmount: full(draftAmount),
      sample: byBook ? toSampleInForce(call, draft, { book, templateId }) : toSample(call, draft, { templateId, amount: draftAmount }),
      proposal: proposal === undefined ? null : toProposal(proposal),
    };
  });
  return { currency, digits: isCurrency(currency) ? getAmountMath(currency).digits : 2, rates };
}

export async function listRates(call: Call, { params: { id } }: Input<'listRates'>): Output<'listRates'> {
  await getFamily(call, call.db, id);
  return getRates(call, id);
}

/** Returns the price that a family asks to change, with the amount it asks for in all digits of the currency. */
function findAskedPrice(draft: FamilyDraft, body: { readonly templateId: number; readonly amount: string }) {
  const price = listFamilyPrices(draft).find(({ templateId }) => templateId === body.templateId);
  const currency = draft.rows.business?.currency ?? '';
  if (price === undefined || !isCurrency(currency)) throw new ValidationError([{ field: 'templateId', rule: 'unknownNumber' }]);
  return { price, currency, amount: parseAmount(body.amount, currency) };
}

export async function sampleRate(call: Call, { params: { id }, body }: Input<'sampleRate'>): Output<'sampleRate'> {
  await getFamily(call, call.db, id);
  const draft = await loadDraft(call, id);
  const { amount } = findAskedPrice(draft, body);
  return { sample: toSample(call, draft, { templateId: body.templateId, amount }) };
}

export async function proposeRate(call: Call, { params: { id }, body }: Input<'proposeRate'>): Output<'proposeRate'> {
  await call.db.transaction(async (tx) => {
    const family = await getFamily(call, tx, id, { lock: true });
    const { price, currency, amount } = findAskedPrice(await loadFamilyDraft(tx, id), body);
    if (toShownAmount(price.amount, currency) === toShownAmount(amount, currency)) {
      throw new ValidationError([{ field: 'amount', rule: 'sameAsNow' }]);
    }
    const by = { proposedBy: call.caller?.id ?? null, proposedAt: call.app.clock.now() };
    const asked = { hostFamilyId: id, pricingTemplateId: price.templateId, currency, amount, beforeAmount: price.amount };
    if ((await insertProposal(tx, { ...asked, note: body.note, ...by })) === null) throw new AppError('rateAlreadyProposed');
    const changes = { templateName: price.templateName, currency, amount: { before: price.amount, after: amount } };
    await recordChange(tx, call, { action: 'rateProposals.propose', subjectType: 'hostFamily', subjectId: id, changes });
    await notify(tx, call.app, {
      to: { roles: ['Administrator'] },
      kind: 'rateProposed',
      data: { hostFamilyId: id, name: family.name, template: price.templateName },
      aboutId: family.userId,
      collapseKey: `rates.proposed.${id}.${price.templateId}`,
    });
  });
  return getRates(call, id);
}

export async function withdrawRate(call: Call, { params: { id, proposalId } }: Input<'withdrawRate'>): Output<'withdrawRate'> {
  await call.db.transaction(async (tx) => {
    await getFamily(call, tx, id, { lock: true });
    const proposal = await lockProposal(tx, proposalId);
    if (proposal === null || proposal.hostFamilyId !== id) throw notFound();
    await transitionRateProposal(tx, call, proposal, { step: 'withdraw' });
  });
  return getRates(call, id);
}
