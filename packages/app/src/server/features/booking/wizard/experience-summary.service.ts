// What was asked for with the wizard, for those who look after the trip that came of it: the kind, the days, family and camps by name, and the estimate.

import type { ExperienceRequest, TripRequest } from '#contract/booking/wizard/experience.shapes.ts';
import { priceStay } from '#server/features/booking/draft/price-booking.service.ts';
import type { Call } from '#server/platform/app.ts';
import { findNamesOfRequest } from './experience-summary.queries.ts';

type RequestSummary = Pick<TripRequest, 'experienceTypeName' | 'fromDate' | 'toDate' | 'family' | 'activities' | 'estimate'>;

/** What it would cost by the prices of today; null without a family, or where it has no price. */
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

/** Names as they are now; what is not there any more is told by its number. */
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
