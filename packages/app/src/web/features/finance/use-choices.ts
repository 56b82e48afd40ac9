// The choices in filters of invoices and payments: businesses, buyers and trips.

import { PAYMENT_METHODS } from '#contract/finance/invoices/invoice-states.ts';
import { listBilledTrips, listBuyers } from '#contract/finance/invoices/invoices.endpoints.ts';
import { MAX_PAGE_SIZE } from '#contract/platform/constants.ts';
import { listBusinesses } from '#contract/pricing/businesses.endpoints.ts';
import type { Business } from '#contract/pricing/businesses.shapes.ts';
import { useEndpoint } from '#web/platform/api/endpoint-hooks.ts';
import type { FilterChoice } from '#web/ui/list/list-types.ts';
import { getFormatter, useFormatLocale } from '#web/ui/text/format-locale.ts';
import { useTranslations } from '#web/ui/text/translations.ts';

const ALL = { query: { perPage: MAX_PAGE_SIZE } } as const;

/** Returns every business that issues invoices; undefined until they are loaded. */
export function useBusinesses(): readonly Business[] | undefined {
  return useEndpoint(listBusinesses, ALL).data?.data;
}

export function useBusinessChoices(): readonly FilterChoice[] {
  return (useBusinesses() ?? []).map(({ id, name }) => ({ value: String(id), label: name }));
}

/** Returns every buyer, by name. */
export function useBuyerChoices(): readonly FilterChoice[] {
  const { data } = useEndpoint(listBuyers, {});
  return (data?.data ?? []).map(({ id, name }) => ({ value: String(id), label: name }));
}

/** Returns every invoiced trip, by student and start date. */
export function useTripChoices(): readonly FilterChoice[] {
  const { data } = useEndpoint(listBilledTrips, {});
  const format = getFormatter(useFormatLocale());
  return (data?.data ?? []).map(({ id, studentName, fromDate }) => ({
    value: String(id),
    label: `${studentName}, ${format.date(fromDate)}`,
  }));
}

export function useMethodChoices(): readonly FilterChoice[] {
  const words = useTranslations('payments');
  return PAYMENT_METHODS.map((value) => ({ value, label: words(`method.${value}`) }));
}
