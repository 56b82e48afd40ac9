// What each finding says in English: what it is about, by name, what happens, and what would be right.

import type { PriceBook } from '../shape.ts';
import { type BookNames, bookNames } from './book-names.ts';
import type { Finding, RuleId } from './finding.ts';

type Message<R extends RuleId> = (finding: Finding<R>, names: BookNames) => string;

/** A finding in one or two sentences. */
export function describeFinding(finding: Finding, book: PriceBook): string {
  const message = FINDING_MESSAGES[finding.rule] as Message<RuleId>;
  return message(finding, bookNames(book));
}

const FINDING_MESSAGES: { readonly [R in RuleId]: Message<R> } = {
  provider_percentage_full: ({ path, data }, names) =>
    `${priceOf(data.templateId, path, names)} pays the provider nothing: its commission is ${data.percentage} %. It must be below 100 %.`,
  provider_commission_takes_all: ({ path, data }, names) =>
    `${priceOf(data.templateId, path, names)} pays the provider nothing: the fixed commission of ${names.money(data.commission)} a unit leaves nothing of the ${names.money(data.left)} there are. It must be smaller.`,
  commission_high: ({ path, data }, names) =>
    `${priceOf(data.templateId, path, names)} takes a ${data.side} commission of ${data.percentage} %, ${
      data.side === 'customer' ? 'so the customer pays at least twice the amount' : 'more than the provider keeps'
    }. Check that no digit is wrong.`,
  commission_missing: ({ path, data }, names) =>
    `${priceOf(data.templateId, path, names)} has no commission at all, while ${data.others} others of the same template have one. Give it the usual commission.`,
  percentage_as_fraction: ({ path, data }, names) =>
    `${priceOf(data.templateId, path, names)} takes a ${data.side} commission of only ${data.percentage} %. Percentages are not fractions: write ${data.meant} if ${data.meant} % is meant.`,
  discount_exceeds_commission: ({ data }, names) =>
    `${discountsOf(data, names)} take ${data.discount} points off the customer's commission on ${names.of('templates', data.templateId)}, which has only ${data.commission}: the rest is silently lost (${prices(data.pricings)}). Promise at most ${data.commission} points, or raise the commission.`,
  discount_takes_whole_payout: ({ data }, names) =>
    `${discountsOf(data, names)} take ${data.discount} points off the payout for ${names.of('templates', data.templateId)} beside a commission of ${data.commission} %: the provider is paid nothing (${prices(data.pricings)}). Lower the supply discount.`,
  discount_unreachable: ({ data }, names) =>
    `A discount of ${names.of('tripTypes', data.tripTypeId)} begins at a quantity of ${data.minQuantity}, but no booking has more than ${data.largest}. Lower it to what a stay can reach.`,
  discount_never_applies: ({ data }, names) =>
    `A discount of ${names.of('tripTypes', data.tripTypeId)} is neither required nor has it a code, so nobody ever gets it. Give it a code, or make it required.`,
  discount_code_unneeded: ({ data }, names) =>
    `The discount “${data.code}” of ${names.of('tripTypes', data.tripTypeId)} is required, so everybody gets it without the code. Drop one of the two.`,
  discount_without_effect: ({ data }, names) =>
    `${discountName(data.code)} of ${names.of('tripTypes', data.tripTypeId)} takes nothing off any price: there is no discount in it, or no percentage it could come out of. Give it an effect, or remove it.`,
  discount_doubled: ({ data }, names) =>
    `${discountName(data.code)} of ${names.of('tripTypes', data.tripTypeId)} is there twice from the same quantity on; both apply and add up to ${data.demand} points for the customer and ${data.supply} from the provider. Keep one.`,
  discount_tiers_add_up: ({ data }, names) =>
    `${discountName(data.code)} of ${names.of('tripTypes', data.tripTypeId)} from a quantity of ${data.minQuantity} on is ${data.own} points, but lower tiers apply as well: together they are ${data.together}. Write only what the tier adds, if ${data.own} was meant.`,
  discount_codes_alike: ({ data }) =>
    `The codes “${data.code}” and “${data.other}” look the same and are two: who types the one does not get the other. Use one spelling.`,
  discount_code_differs: ({ data }, names) =>
    `The code “${data.code}” is worth something else in ${names.of('tripTypes', data.tripTypeId)} than in ${names.of('tripTypes', data.otherTripTypeId)}. Give it one worth, or two codes.`,
  amount_far_from_others: ({ path, data }, names) =>
    `${priceOf(data.templateId, path, names)} is ${names.money(data.amount)}, while half of all prices of the template are ${names.money(data.median)} or less. Check the decimal point.`,
  amount_too_precise: ({ path, data }, names) =>
    `${priceOf(data.templateId, path, names)} has an amount of ${data.amount}, finer than ${names.currency} with its ${data.digits} decimals: what is charged is rounded. Round it in the book.`,
  amount_zero: ({ path, data }, names) =>
    `${priceOf(data.templateId, path, names)} is 0 and hides no other price, so it is never charged. Give it an amount, or remove it.`,
  zero_hides_price: ({ path, data }, names) =>
    `${priceOf(data.templateId, path, names)} is 0 and hides the required price of ${names.money(data.hidden)} behind it, so a charge that everybody pays is not made. Remove the 0.`,
  stay_unpriced: ({ data }, names) =>
    `A stay with the family ${names.of('hostFamilies', data.hostFamilyId)} costs nothing: neither it nor its county or country has a price for hosting. Add one.`,
  stay_not_payable: ({ data }, names) =>
    `A stay with ${
      data.families === 1
        ? `the family ${names.of('hostFamilies', data.hostFamilyId)}`
        : `${data.families} families, among them ${names.of('hostFamilies', data.hostFamilyId)},`
    } can't be paid for: no price is of a hosting trip type (1 immersion, 2 base hosting, 10 academic, 11 internship). Move the hosting template to one of them.`,
  camp_unpriced: ({ data }, names) =>
    `Camp weeks with the activity ${names.of('activities', data.activityId)} cost nothing: it has no camp price at any level. Add one.`,
  camp_charged_twice: ({ data }, names) =>
    `Who chooses ${data.owners === 1 ? 'one of the activities' : `one of ${data.owners} activities`} pays both ${names.of('templates', data.otherTemplateId)} and ${names.of('templates', data.templateId)}: every camp price of a chosen activity counts. Price each activity by one of them.`,
  service_charged_twice: ({ data }, names) =>
    `A stay with ${data.owners === 1 ? 'one family' : `any of ${data.owners} families`} is always charged both ${names.of('templates', data.otherTemplateId)} and ${names.of('templates', data.templateId)} for the same service. Require only one of them.`,
  activity_price_ignored: ({ path, data }, names) =>
    `${priceOf(data.templateId, path, names)} is never charged: of an activity only camp prices count. Price it with the families, or make it a camp.`,
  inactive_trip_type_priced: ({ data }, names) =>
    `The trip type ${names.of('tripTypes', data.tripTypeId)} is not active, so ${prices(data.pricings)} of it (such as ${names.of('templates', data.templateId)}) can't be charged. Activate it, or remove them.`,
  quantity_ignored: ({ path, data }, names) =>
    `${priceOf(data.templateId, path, names)} gives a quantity of ${data.quantity}, which is not read where it is priced ${spaced(data.pricingType)}. Remove it.`,
  quantity_zero: ({ path, data }, names) =>
    `${priceOf(data.templateId, path, names)} has a quantity of 0, so it is never charged. Give it a quantity, or remove it.`,
  pricing_type_unfit: ({ data }, names) =>
    `The template ${names.of('templates', data.templateId)} is a ${spaced(data.category)} service priced ${spaced(data.pricingType)}, which counts something else. ${FITTING[data.category]}`,
  service_name_unrecognised: ({ data }) =>
    `The service type “${data.name}” is treated as another kind of service, though it looks like ${spaced(data.likely)}. Put “${spaced(data.likely)}” into its name.`,
  service_name_ambiguous: ({ data }) =>
    `The service type “${data.name}” is treated as ${spaced(data.taken)}, though its name also speaks of ${spaced(data.passedOver)}. Name only what it is.`,
  name_doubled: ({ data }) =>
    `Two ${COLLECTION_WORDS[data.collection]?.[1]} are named “${data.name}”. Name each so that they can be told apart.`,
  name_blank: ({ path, data }) => `The ${COLLECTION_WORDS[String(path[0])]?.[0]} number ${data.id} has no name. Give it one.`,
  template_never_priced: ({ data }, names) =>
    `The template ${names.of('templates', data.templateId)} is priced nowhere, so it can't be booked. Price it, or remove it.`,
  entry_unused: ({ data }, names) =>
    `The ${COLLECTION_WORDS[data.collection]?.[0]} ${names.of(data.collection, data.id)} is used by nothing in the book. Remove it.`,
  vat_rate_above_one: ({ data }) =>
    `The VAT rate is ${data.rate}, which is more than the supplier amount itself. It is a fraction: write ${data.meant} for ${data.rate} %.`,
  vat_rate_unusual: ({ data }) =>
    data.rate === '0'
      ? 'The VAT rate is 0, so no booking is charged VAT. Exempt single bookings instead, or write the rate.'
      : `The VAT rate is ${data.rate}, higher than any country's standard rate. Check the decimal point.`,
  camp_days_unusual: ({ data }) =>
    `A camp week is counted as ${data.days} days, though camps run from Monday to Friday. Write 1 to 5, so that the days of immersion are right.`,
  effective_from_missing: ({ data }) =>
    `The book “${data.version}” does not say from when it is in force, so a booking can't be matched to it by its date. Add effectiveFrom.`,
};

/** One and several of each part of a book. */
const COLLECTION_WORDS: Readonly<Record<string, readonly [one: string, several: string]>> = {
  serviceTypes: ['service type', 'service types'],
  pricingTypes: ['pricing type', 'pricing types'],
  tripTypes: ['trip type', 'trip types'],
  templates: ['template', 'templates'],
  countries: ['country', 'countries'],
  counties: ['county', 'counties of one country'],
  activities: ['activity', 'activities of one county'],
  hostFamilies: ['family', 'families'],
};

const FITTING: Readonly<Record<Finding<'pricing_type_unfit'>['data']['category'], string>> = {
  camp: 'Price camps per week.',
  hosting: 'Price hosting per night or per week.',
  immersion: 'Price it by immersion days, per night or per week.',
  transfer: 'Price transfers per transfer.',
  trust_fee: 'Price it per trip.',
  horse: 'Price it per week or per trip.',
  other: 'Price it per week or per trip.',
};

/** `“Host family per night” of the county “Galway”` */
function priceOf(templateId: number, path: Finding['path'], names: BookNames): string {
  return `${names.of('templates', templateId)} of ${names.ownerAt(path)}`;
}

function discountsOf(data: Finding<'discount_exceeds_commission' | 'discount_takes_whole_payout'>['data'], names: BookNames): string {
  const code = data.code === null ? '' : ` with the code “${data.code}”`;
  const from = data.quantity > 0 ? ` from a quantity of ${data.quantity} on` : '';
  return `The discounts of ${names.of('tripTypes', data.tripTypeId)}${code}${from}`;
}

function discountName(code: string | null): string {
  return code === null ? 'A discount' : `The discount “${code}”`;
}

function prices(count: number): string {
  return count === 1 ? 'one price' : `${count} prices`;
}

function spaced(name: string): string {
  return name.replaceAll('_', ' ');
}
