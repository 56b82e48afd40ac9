// Causes: a line or a service left out, charged without being asked for, or charged twice.

import type { LinePlace, Payee, Quote, QuoteLine } from '@hosted-stay/pricing-core';
import { placeKey } from '../line-figures.ts';
import { type Scenario, withRequest, withSupposition } from '../scenario.ts';
import { listEffectivePricings } from './book-pricings.ts';
import { type CauseFamily, type Situation, type Variant, variant } from './cause.ts';

export const missingLine: CauseFamily = {
  name: 'missing_line',
  variants: (situation) => [...servicesLeftOut(situation), ...linesLeftOut(situation)],
};

export const extraLine: CauseFamily = {
  name: 'extra_line',
  variants: (situation) => [...servicesAdded(situation), ...linesAdded(situation), ...linesDoubled(situation)],
};

function servicesLeftOut({ scenario, quote }: Situation): Variant[] {
  const { serviceTypeIds } = scenario.request;
  return serviceTypeIds
    .filter((id) => quote.pricings.some(({ serviceTypeId }) => serviceTypeId === id))
    .map((id) =>
      variant(`service:${id}`, `service ${serviceName(scenario, id)} left out`, (before) =>
        withRequest(before, { serviceTypeIds: before.request.serviceTypeIds.filter((other) => other !== id) }),
      ),
    );
}

/** Services that the family prices and nobody asked for. */
function servicesAdded({ scenario, quote }: Situation): Variant[] {
  const { book } = scenario.pricer;
  const priced = new Set(familyPlaces(scenario).map(({ pricingTemplateId }) => pricingTemplateId));
  const services = new Set(book.templates.filter(({ id }) => priced.has(id)).map(({ serviceTypeId }) => serviceTypeId));
  return [...services]
    .filter((id) => !scenario.request.serviceTypeIds.includes(id) && !isWholeService(quote, id))
    .map((id) =>
      variant(`service:${id}`, `service ${serviceName(scenario, id)} charged but not requested`, (before) =>
        withRequest(before, { serviceTypeIds: [...before.request.serviceTypeIds, id] }),
      ),
    );

  function isWholeService({ pricings }: Quote, id: number): boolean {
    const templates = book.templates.filter((template) => template.serviceTypeId === id && priced.has(template.id));
    return templates.every((template) => pricings.some((line) => line.pricingTemplateId === template.id));
  }
}

/** A line whose service has other lines, or that counts without its service being asked for. */
function linesLeftOut(situation: Situation): Variant[] {
  const { scenario, quote } = situation;
  const { pricings } = quote;
  return pricings
    .filter((line) => !isAloneInService(line, scenario, pricings) && mayClose(situation, line, -1))
    .map((line) => times(line, 0, `${lineName(scenario, line)} left out`));
}

function isAloneInService(line: Quote['pricings'][number], { request }: Scenario, lines: Quote['pricings']): boolean {
  const inService = lines.filter(({ serviceTypeId }) => serviceTypeId === line.serviceTypeId);
  return inService.length === 1 && request.serviceTypeIds.includes(line.serviceTypeId);
}

/** Single templates of a service that has several: the service as a whole is tried already. */
function linesAdded({ scenario, quote }: Situation): Variant[] {
  const { templates } = scenario.pricer.book;
  const serviceOf = new Map(templates.map(({ id, serviceTypeId }) => [id, serviceTypeId]));
  const absent = familyPlaces(scenario).filter((place) => !quote.pricings.some((line) => placeKey(line) === placeKey(place)));
  return absent
    .filter((place) =>
      absent.some((other) => other !== place && serviceOf.get(other.pricingTemplateId) === serviceOf.get(place.pricingTemplateId)),
    )
    .map((place) => times(place, 1, `${lineName(scenario, place)} charged but not requested`));
}

function linesDoubled(situation: Situation): Variant[] {
  const { scenario, quote } = situation;
  return quote.pricings
    .filter((line) => mayClose(situation, line, 1))
    .map((line) => times(line, 2, `${lineName(scenario, line)} charged twice`));
}

/** A line that comes or goes moves the subtotal by just its own amount, so as a last change most lines are ruled out unpriced. */
function mayClose({ isLast, gap, scenario: { recorded }, quote }: Situation, line: QuoteLine, sign: 1 | -1): boolean {
  if (!isLast || !gap.isExact || recorded.subtotal === undefined) return true;
  return Math.abs(Number(quote.subtotal) + sign * Number(line.customer) - Number(recorded.subtotal)) < NEARLY_NOTHING;
}

/** Less than any minor unit, more than plain numbers are out by. */
const NEARLY_NOTHING = 0.0005;

function times(place: LinePlace, count: 0 | 1 | 2, detail: string): Variant {
  return variant(`line:${placeKey(place)}`, detail, (before) => withSupposition(before, { lines: [{ place, times: count }] }));
}

function familyPlaces({ pricer, request }: Scenario): LinePlace[] {
  const family: Payee = { hostableType: 'Host_family', hostableId: request.hostFamilyId };
  return listEffectivePricings(pricer, family).map(({ pricingTemplateId }) => ({ ...family, pricingTemplateId }));
}

function serviceName({ pricer }: Scenario, id: number): string {
  const name = pricer.book.serviceTypes.find((service) => service.id === id)?.name;
  return name === undefined ? String(id) : `${id} (${name})`;
}

/** `template 100 (Bed and breakfast)`, with the activity where it is an activity's. */
export function lineName({ pricer }: Scenario, { pricingTemplateId, hostableType, hostableId }: LinePlace): string {
  const name = pricer.book.templates.find((template) => template.id === pricingTemplateId)?.name;
  const owner = hostableType === 'Activity' ? ` of activity ${hostableId}` : '';
  return name === undefined ? `template ${pricingTemplateId}${owner}` : `template ${pricingTemplateId} (${name})${owner}`;
}
