// The English text of each finding: what it is about, what happens, and how to fix it.

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
    `${priceOf(data.templateId, path, names)} pays the provider nothing: the fixed commission of ${names.money(data.commission)} per unit uses up the remaining ${names.money(data.left)}. Lower it.`,
  commission_high: ({ path, data }, names) =>
    `${priceOf(data.templateId, path, names)} takes a ${data.side} commission of ${data.percentage} %, ${
      data.side === 'customer' ? 'so the customer pays at least twice the amount' : 'more than the provider keeps'
    }. Check the digits.`,
  commission_missing: ({ path, data }, names) =>
    `${priceOf(data.templateId, path, names)} has no commission, but ${data.others} other prices of the same template have one. Add the usual commission.`,
  percentage_as_fraction: ({ path, data }, names) =>
    `${priceOf(data.templateId, path, names)} takes a ${data.side} commission of only ${data.percentage} %. Enter percentages, not fractions: ${data.meant} for ${data.meant} %.`,
  discount_exceeds_commission: ({ data }, names) =>
    `${discountsOf(data, names)} take ${data.discount} points off the customer commission on ${names.of('templates', data.templateId)}, which is only ${data.commission}: the rest is lost (${prices(data.pricings)}). Offer at most ${data.commission} points, or raise the commission.`,
  discount_takes_whole_payout: ({ data }, names) =>
    `${discountsOf(data, names)} take ${data.discount} points off the payout for ${names.of('templates', data.templateId)} on top of a commission of ${data.commission} %: the provider is paid nothing (${prices(data.pricings)}). Lower the supply discount.`,
  discount_unreachable: ({ data }, names) =>
    `A discount of ${names.of('tripTypes', data.tripTypeId)} starts at a quantity of ${data.minQuantity}, but no booking has more than ${data.largest}. Lower it to a quantity that a stay can reach.`,
  discount_never_applies: ({ data }, names) =>
    `A discount of ${names.of('tripTypes', data.tripTypeId)} is optional and has no code, so it never applies. Add a code, or make it required.`,
  discount_code_unneeded: ({ data }, names) =>
    `The discount “${data.code}” of ${names.of('tripTypes', data.tripTypeId)} is required, so it applies without the code. Remove the code, or make it optional.`,
  discount_without_effect: ({ data }, names) =>
    `${discountName(data.code)} of ${names.of('tripTypes', data.tripTypeId)} changes no price: it has no discount, or there is no commission to reduce. Correct it, or remove it.`,
  discount_doubled: ({ data }, names) =>
    `${discountName(data.code)} of ${names.of('tripTypes', data.tripTypeId)} is listed twice for the same quantity; both apply and add up to ${data.demand} points for the customer and ${data.supply} from the provider. Remove one.`,
  discount_tiers_add_up: ({ data }, names) =>
    `${discountName(data.code)} of ${names.of('tripTypes', data.tripTypeId)} from a quantity of ${data.minQuantity} is ${data.own} points, but lower tiers apply too: the total is ${data.together}. If the total should be ${data.own}, enter only what this tier adds.`,
  discount_codes_alike: ({ data }) =>
    `The codes “${data.code}” and “${data.other}” look the same but differ: entering one doesn’t apply the other. Use one spelling.`,
  discount_code_differs: ({ data }, names) =>
    `The code “${data.code}” gives different discounts in ${names.of('tripTypes', data.tripTypeId)} and ${names.of('tripTypes', data.otherTripTypeId)}. Use the same discount, or two codes.`,
  amount_far_from_others: ({ path, data }, names) =>
    `${priceOf(data.templateId, path, names)} is ${names.money(data.amount)}, but half of all prices of the template are ${names.money(data.median)} or less. Check the decimal point.`,
  amount_too_precise: ({ path, data }, names) =>
    `${priceOf(data.templateId, path, names)} has an amount of ${data.amount}, but ${names.currency} has only ${data.digits} decimal places, so the charge is rounded. Round the amount in the book.`,
  amount_zero: ({ path, data }, names) =>
    `${priceOf(data.templateId, path, names)} is 0 and replaces no other price, so it is never charged. Set an amount, or remove it.`,
  zero_hides_price: ({ path, data }, names) =>
    `${priceOf(data.templateId, path, names)} is 0 and replaces the required price of ${names.money(data.hidden)}, so a required charge is missing. Remove the 0.`,
  stay_unpriced: ({ data }, names) =>
    `A stay with the family ${names.of('hostFamilies', data.hostFamilyId)} costs nothing: neither it nor its county or country has a price for hosting. Add one.`,
  stay_not_payable: ({ data }, names) =>
    `A stay with ${
      data.families === 1
        ? `the family ${names.of('hostFamilies', data.hostFamilyId)}`
        : `${data.families} families, among them ${names.of('hostFamilies', data.hostFamilyId)},`
    } can’t be paid for: no price has a hosting trip type (1 immersion, 2 base hosting, 10 academic, 11 internship). Move the hosting template to one of them.`,
  camp_unpriced: ({ data }, names) =>
    `Camp weeks with the activity ${names.of('activities', data.activityId)} cost nothing: it has no camp price at any level. Add one.`,
  camp_charged_twice: ({ data }, names) =>
    `Choosing ${data.owners === 1 ? 'one of the activities' : `one of ${data.owners} activities`} charges both ${names.of('templates', data.otherTemplateId)} and ${names.of('templates', data.templateId)}: every camp price of a chosen activity counts. Use one of them for each activity.`,
  service_charged_twice: ({ data }, names) =>
    `A stay with ${data.owners === 1 ? 'one family' : `any of ${data.owners} families`} is always charged both ${names.of('templates', data.otherTemplateId)} and ${names.of('templates', data.templateId)} for the same service. Require only one of them.`,
  activity_price_ignored: ({ path, data }, names) =>
    `${priceOf(data.templateId, path, names)} is never charged: activities are only priced for camps. Move the price to the families, or make it a camp.`,
  inactive_trip_type_priced: ({ data }, names) =>
    `The trip type ${names.of('tripTypes', data.tripTypeId)} is inactive, so ${prices(data.pricings)} of it (such as ${names.of('templates', data.templateId)}) can’t be charged. Activate it, or remove them.`,
  quantity_ignored: ({ path, data }, names) =>
    `${priceOf(data.templateId, path, names)} has a quantity of ${data.quantity}, which is ignored when priced ${spaced(data.pricingType)}. Remove it.`,
  quantity_zero: ({ path, data }, names) =>
    `${priceOf(data.templateId, path, names)} has a quantity of 0, so it is never charged. Set a quantity, or remove it.`,
  pricing_type_unfit: ({ data }, names) =>
    `The template ${names.of('templates', data.templateId)} is a ${spaced(data.category)} service priced ${spaced(data.pricingType)}, which doesn’t fit. ${FITTING[data.category]}`,
  service_name_unrecognised: ({ data }) =>
    `The service type “${data.name}” is treated as another type of service, but looks like ${spaced(data.likely)}. Add “${spaced(data.likely)}” to its name.`,
  service_name_ambiguous: ({ data }) =>
    `The service type “${data.name}” is treated as ${spaced(data.taken)}, but its name also contains ${spaced(data.passedOver)}. Use only one of them in the name.`,
  name_doubled: ({ data }) => `Two ${COLLECTION_WORDS[data.collection]?.[1]} are named “${data.name}”. Give each its own name.`,
  name_blank: ({ path, data }) => `The ${COLLECTION_WORDS[String(path[0])]?.[0]} with ID ${data.id} has no name. Add one.`,
  template_never_priced: ({ data }, names) =>
    `The template ${names.of('templates', data.templateId)} has no prices, so it can’t be booked. Add a price, or remove it.`,
  entry_unused: ({ data }, names) =>
    `The ${COLLECTION_WORDS[data.collection]?.[0]} ${names.of(data.collection, data.id)} isn’t used in the book. Remove it.`,
  vat_rate_above_one: ({ data }) =>
    `The VAT rate is ${data.rate}, which is more than the supplier amount. Enter a fraction: ${data.meant} for ${data.rate} %.`,
  vat_rate_unusual: ({ data }) =>
    data.rate === '0'
      ? 'The VAT rate is 0, so no booking is charged VAT. Set the rate; bookings can be exempt one by one.'
      : `The VAT rate is ${data.rate}, higher than any country’s standard rate. Check the decimal point.`,
  camp_days_unusual: ({ data }) =>
    `A camp week counts as ${data.days} days, but camps run from Monday to Friday. Enter 1 to 5, so that the immersion days are right.`,
  effective_from_missing: ({ data }) =>
    `The book “${data.version}” has no effectiveFrom, so it can’t be matched to bookings by date. Add it.`,
};

/** The singular and plural names of each part of a book. */
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
  const from = data.quantity > 0 ? ` from a quantity of ${data.quantity}` : '';
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
