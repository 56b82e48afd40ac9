// Commissions that leave the host with nothing, or that look like a slip of the keyboard.

import type { ServiceCategory } from '../../names.ts';
import { bookingOf } from '../bookings.ts';
import { decimalText, HUNDRED_PERCENT, ONE } from '../decimals.ts';
import type { CommissionSide, Found } from '../finding.ts';
import { groupBy } from '../group-by.ts';
import type { ChargedPlace, Inspection } from '../inspection.ts';
import { isPaid } from '../payout.ts';
import { fault, type Rule, smell } from '../rule.ts';

/** From here on the commission is more than what is left for the one who hosts. */
const HIGH = 50n * ONE;

/** Somebody hosts, teaches or drives for these; the others may be the platform's own. */
const PROVIDED: readonly ServiceCategory[] = ['hosting', 'camp', 'immersion', 'horse', 'transfer'];

/** Commissions that are missing, too high, or meant otherwise. */
export function commissionRules(): readonly Rule[] {
  return [
    fault('provider_percentage_full', (inspection) =>
      provided(inspection)
        .filter(({ scaled }) => scaled.providerPercentage >= HUNDRED_PERCENT)
        .map((place) => ({
          path: [...place.path, 'provider', 'commissionPercentage'],
          data: { templateId: place.pricing.pricingTemplateId, percentage: place.pricing.provider.commissionPercentage },
          request: bookingOf(inspection.book, place),
        })),
    ),
    fault('provider_commission_takes_all', (inspection) =>
      provided(inspection)
        .filter(({ scaled }) => scaled.providerPercentage < HUNDRED_PERCENT && !isPaid(scaled))
        .map((place) => ({
          path: [...place.path, 'provider', 'commissionAmount'],
          data: {
            templateId: place.pricing.pricingTemplateId,
            commission: place.pricing.provider.commissionAmount,
            left: decimalText(leftAfterPercentage(place.scaled)),
          },
          request: bookingOf(inspection.book, place),
        })),
    ),
    smell('commission_high', (inspection) => [
      ...percentages(inspection.charged, 'customer', isHigh).map((place) => high(inspection, place, 'customer')),
      ...percentages(provided(inspection), 'provider', isHigh).map((place) => high(inspection, place, 'provider')),
    ]),
    smell('percentage_as_fraction', (inspection) =>
      (['customer', 'provider'] as const).flatMap((side) =>
        percentages(inspection.charged, side, isFraction).map((place) => asFraction(inspection, place, side)),
      ),
    ),
    smell('commission_missing', commissionMissing),
  ];
}

function provided({ charged }: Inspection): readonly ChargedPlace[] {
  return charged.filter(({ facts }) => PROVIDED.includes(facts.category));
}

function leftAfterPercentage({ amount, providerPercentage }: ChargedPlace['scaled']): bigint {
  return (amount * (HUNDRED_PERCENT - providerPercentage)) / HUNDRED_PERCENT;
}

function percentages(places: readonly ChargedPlace[], side: CommissionSide, test: (percentage: bigint) => boolean) {
  return places.filter(({ scaled }) => test(side === 'customer' ? scaled.customerPercentage : scaled.providerPercentage));
}

function isHigh(percentage: bigint): boolean {
  return percentage >= HIGH && percentage < HUNDRED_PERCENT;
}

/** Somebody who writes 0.15 most likely means 15 percent. */
function isFraction(percentage: bigint): boolean {
  return percentage > 0n && percentage < ONE;
}

function high({ book }: Inspection, place: ChargedPlace, side: CommissionSide): Found<'commission_high'> {
  return {
    path: [...place.path, side, 'commissionPercentage'],
    data: { templateId: place.pricing.pricingTemplateId, side, percentage: place.pricing[side].commissionPercentage },
    request: bookingOf(book, place),
  };
}

function asFraction({ book }: Inspection, place: ChargedPlace, side: CommissionSide): Found<'percentage_as_fraction'> {
  const { scaled } = place;
  const percentage = side === 'customer' ? scaled.customerPercentage : scaled.providerPercentage;
  return {
    path: [...place.path, side, 'commissionPercentage'],
    data: { templateId: place.pricing.pricingTemplateId, side, percentage: decimalText(percentage), meant: decimalText(percentage * 100n) },
    request: bookingOf(book, place),
  };
}

/** Free of any commission, where every other pricing of the template takes one. */
function commissionMissing({ book, charged }: Inspection): readonly Found<'commission_missing'>[] {
  const byTemplate = groupBy(charged, ({ pricing }) => pricing.pricingTemplateId);
  return [...byTemplate].flatMap(([templateId, places]) => {
    const free = places.filter(isFree);
    const others = places.length - free.length;
    if (others < ENOUGH_TO_COMPARE || free.length * 3 > others) return [];
    return free.map((place) => ({ path: place.path, data: { templateId, others }, request: bookingOf(book, place) }));
  });
}

/** Fewer pricings than this show no habit that another could break. */
const ENOUGH_TO_COMPARE = 3;

function isFree({ scaled }: ChargedPlace): boolean {
  return scaled.customerPercentage + scaled.customerAmount + scaled.providerPercentage + scaled.providerAmount === 0n;
}
