// The part of the draft that prices one family: which prices apply to it, what a week would cost, and an own price of it.

import { compilePriceBook, type Pricer, type PricingType, parsePriceBook, pricingTypeOf, serviceCategory } from '@hosted-stay/pricing-core';
import type { PriceableLevel } from '#contract/pricing/price-levels.ts';
import type { Queryable, Transaction } from '#server/db/database.ts';
import { changeVatRate } from '#server/features/pricing/price-books/book-vat-rate.ts';
import { type DraftRows, loadDraftRows } from '#server/features/pricing/price-books/draft.queries.ts';
import { toBookDocument } from '#server/features/pricing/price-books/draft.rules.ts';
import { DRAFT_HEAD } from '#server/features/pricing/price-books/draft.service.ts';
import type { PublishedBook } from '#server/features/pricing/price-books/price-book-cache.ts';
import { listFallbackLocations } from '#server/features/pricing/prices/priceables.queries.ts';
import { findSellerOfFamily } from '#server/features/pricing/seller-tax/seller-tax.queries.ts';
import { type SellerTax, TAX_OF_BOOK } from '#server/features/pricing/seller-tax/seller-tax.rules.ts';
import { type Actor, recordChange } from '#server/platform/record-change.ts';
import { findFamilyPrice, replaceFamilyPrice, type TemplateAmount, toOwnPrice } from './family-price.rules.ts';
import { upsertFamilyPrice } from './family-prices.queries.ts';

/** What is priced by the platform itself: families don't ask for it. */
const NOT_ASKED: readonly string[] = ['camp', 'trust_fee'];

/** The rows of the draft that price a family. */
export interface FamilyDraft {
  readonly hostFamilyId: number;
  readonly rows: DraftRows;
  readonly tax: SellerTax;
}

/** Loads the rows of the draft that price a family. */
export async function loadFamilyDraft(db: Queryable, hostFamilyId: number): Promise<FamilyDraft> {
  const places = await listFallbackLocations(db, { level: 'Host_family', id: hostFamilyId });
  const rows = await loadDraftRows(db, { hostFamilyId, places });
  return { hostFamilyId, rows, tax: (await findSellerOfFamily(db, hostFamilyId))?.tax ?? TAX_OF_BOOK };
}

/** A price of the draft that applies to a family. */
export interface FamilyPrice {
  readonly templateId: number;
  readonly templateName: string;
  readonly kind: PricingType;
  readonly origin: PriceableLevel;
  readonly amount: string;
}

/** Lists the prices that a family can ask to change: those of active trip types that pay the family something. */
export function listFamilyPrices({ rows }: FamilyDraft): FamilyPrice[] {
  return rows.templates.flatMap(({ id, name, serviceTypeId, pricingTypeId, tripTypeId }) => {
    const price = findFamilyPrice(rows.pricings, id);
    const kind = pricingTypeOf(rows.pricingTypes.find((type) => type.id === pricingTypeId)?.name ?? '');
    const service = rows.serviceTypes.find((type) => type.id === serviceTypeId)?.name ?? '';
    const isActive = rows.tripTypes.some((type) => type.id === tripTypeId && type.active);
    if (price === null || kind === undefined || !isActive || NOT_ASKED.includes(serviceCategory(service))) return [];
    if (Number(price.providerCommissionPercentage) >= 100) return [];
    return [{ templateId: id, templateName: name, kind, origin: price.level, amount: price.amount }];
  });
}

/** What a stay of one student costs by the draft, with what arrives at the family. */
export interface FamilySample {
  readonly currency: string;
  readonly customer: string;
  readonly host: string;
}

interface SampleStay {
  readonly templateId: number;
  readonly fromDate: string;
  readonly toDate: string;
}

/** Quotes a stay with a family and one template, which is chosen if it isn't required; null if nothing of the stay has a price. */
function quoteSample(pricer: Pricer, { hostFamilyId, rows, tax }: FamilyDraft, { templateId, ...dates }: SampleStay): FamilySample | null {
  const serviceTypeIds = rows.templates.flatMap(({ id, serviceTypeId }) => (id === templateId ? [serviceTypeId] : []));
  const made = pricer.quote({ hostFamilyId, ...dates, serviceTypeIds, vatExempt: tax.vatExempt });
  if (!made.ok || made.value.pricings.length === 0) return null;
  const { currency, total: customer, totalHF: host } = made.value;
  return { currency, customer, host };
}

/**
 * Quotes a stay with a family by the draft, with another amount of one template. Null if the draft has faults, or prices nothing of the
 * stay.
 */
export function quoteFamilyStay(
  draft: FamilyDraft,
  { price, ...dates }: { readonly price: TemplateAmount; readonly fromDate: string; readonly toDate: string },
): FamilySample | null {
  const { hostFamilyId, rows, tax } = draft;
  const document = toBookDocument(replaceFamilyPrice(rows, { hostFamilyId, ...price }), DRAFT_HEAD);
  const policy = tax.vatRate === null ? document.policy : { ...document.policy, vatRate: tax.vatRate };
  const book = parsePriceBook({ ...document, policy });
  return book.ok ? quoteSample(compilePriceBook(book.value), draft, { templateId: price.templateId, ...dates }) : null;
}

/** Quotes a stay with a family by a published book. Null if that prices nothing of the stay. */
export function quoteFamilyStayByBook(book: PublishedBook, draft: FamilyDraft, stay: SampleStay): FamilySample | null {
  return quoteSample(changeVatRate(book, draft.tax.vatRate).pricer, draft, stay);
}

/**
 * Writes a family's own price into the draft, with the commissions of the price that has applied so far. It counts from the next
 * publication. Returns false if nothing prices the family by this template, or the draft's currency is another one.
 */
export async function setFamilyPrice(
  tx: Transaction,
  by: Actor,
  { hostFamilyId, currency, ...price }: TemplateAmount & { readonly hostFamilyId: number; readonly currency: string },
): Promise<boolean> {
  const { rows } = await loadFamilyDraft(tx, hostFamilyId);
  const own = toOwnPrice(rows.pricings, { hostFamilyId, ...price });
  if (own === null || rows.business?.currency !== currency) return false;
  const before = findFamilyPrice(rows.pricings, price.templateId);
  const id = await upsertFamilyPrice(tx, own, by.app.clock.now());
  const isNew = before?.level !== 'Host_family';
  const changes = { level: 'Host_family', priceableId: hostFamilyId, amount: { before: before?.amount ?? null, after: price.amount } };
  await recordChange(tx, by, { action: `pricing.${isNew ? 'create' : 'edit'}`, subjectType: 'pricing', subjectId: id, changes });
  return true;
}
