// The summary of a wizard request for the staff of its trip: type, dates, family and camps by name, and an estimate.

import type { ExperienceRequest, TripRequest } from '#contract/booking/wizard/experience.shapes.ts';
import { priceStay } from '#server/features/booking/draft/price-booking.service.ts';
import type { Call } from '#server/platform/app.ts';
import { findNamesOfRequest } from './experience-summary.queries.ts';

type RequestSummary = Pick<TripRequest, 'experienceTypeName' | 'fromDate' | 'toDate' | 'family' | 'activities' | 'estimate'>;

/** Estimates the price by the book in force; null if no family was chosen or there is no price. */
async function estimateRequest(call: Call, { host, activities, dateRange }: ExperienceRequest): Promise<RequestSummary['estimate']> {
  if (host === null) return null;
  const made = await priceStay(call.app, {
    ...{ fromDate: dateRange.start, toDate: dateRange.end, hostFamilyId: host, countStudents: 1, serviceTypeIds: [] },
    ...{ activityDetailsType: activities.length === 0 ? ('family' as const) : ('mixed' as const), discountCode: null, vatExempt: false },
    currentNoOfWeeks: null,
    camps: activities.map((activityId) => ({ activityId, scheduleId: 0, startDate: dateRange.start })),
  });
  return 'issues' in made ? null : { currency: made.priced.quote.currency, amount: made.priced.quote.total };
}

/** Summarizes a request with current names; something that no longer exists is shown by its ID. */
export async function summarizeRequest(call: Call, document: ExperienceRequest): Promise<RequestSummary> {
  const { experienceTypeName, dateRange, host, activities } = document;
  const names = await findNamesOfRequest(call.db, { hostFamilyId: host, activityIds: activities });
  return {
    ...{ experienceTypeName, fromDate: dateRange.start, toDate: dateRange.end },
    family: host === null ? null : { id: host, name: names.family ?? `#${host}` },
    activities: activities.map((id) => names.activities.get(id) ?? `#${id}`),
    estimate: await estimateRequest(call, document),
  };
}
