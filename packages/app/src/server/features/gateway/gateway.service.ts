// Use cases of staff who handle gateway events: listing, exporting and retrying them.

import type * as endpoints from '#contract/finance/payments/gateway.endpoints.ts';
import type { ListedGatewayEvent } from '#contract/finance/payments/gateway.shapes.ts';
import type { AnswerOf, CheckedRequest } from '#contract/platform/endpoint.ts';
import { getAmountMath, hasCurrencyDigits, isCurrency, toFullDigits } from '#server/features/finance/finance.public.ts';
import type { Call } from '#server/platform/app.ts';
import { AppError, notFound } from '#server/platform/errors.ts';
import type { FileResponse } from '#server/platform/http/routes.ts';
import { type ExportColumn, exportList } from '#server/platform/lists/export-list.ts';
import { readPage } from '#server/platform/lists/read-list.ts';
import { getTranslator } from '#server/platform/translate.ts';
import { type EventRow, findEvent, findEvents, gatewayEventList, whereInvoicesOf } from './gateway.queries.ts';
import { retryEvent } from './webhooks.service.ts';

type Asked<Name extends keyof typeof endpoints> = CheckedRequest<(typeof endpoints)[Name]>;
type Answered<Name extends keyof typeof endpoints> = Promise<AnswerOf<(typeof endpoints)[Name]>>;

function onlyFor({ grant, caller }: Call) {
  return grant.all ? undefined : whereInvoicesOf(caller?.id ?? 0);
}

/** Returns the amount of an event with all digits of its currency; unchanged if it has more digits or the currency is unknown. */
function saidBy({ amount, currency }: Pick<EventRow, 'amount' | 'currency'>): string {
  return isCurrency(currency) && hasCurrencyDigits(amount, getAmountMath(currency)) ? toFullDigits(amount, currency) : amount;
}

function recordOf({ error, intentAmount, intentCurrency, payerName, ...row }: EventRow): ListedGatewayEvent {
  const intent =
    intentAmount === null || intentCurrency === null
      ? null
      : { amount: toFullDigits(intentAmount, intentCurrency), currency: intentCurrency, payerName: payerName ?? '' };
  return {
    ...row,
    amount: saidBy(row),
    occurredAt: row.occurredAt.toISOString(),
    receivedAt: row.receivedAt.toISOString(),
    fault: error === '' ? null : error,
    intent,
  };
}

export async function listGatewayEvents(call: Call, { query }: Asked<'listGatewayEvents'>): Answered<'listGatewayEvents'> {
  const rows = (ids: readonly number[]) => findEvents(call.db, ids);
  const page = await readPage(call, gatewayEventList, { asked: query, only: onlyFor(call), rows });
  return { ...page, data: page.data.map(recordOf) };
}

function columnsFor({ locale }: Call): readonly ExportColumn<EventRow>[] {
  const words = getTranslator(locale);
  return [
    { name: 'receivedAt', kind: 'instant', value: ({ receivedAt }) => receivedAt },
    { name: 'occurredAt', kind: 'instant', value: ({ occurredAt }) => occurredAt },
    { name: 'gateway', kind: 'text', value: ({ gateway }) => gateway },
    { name: 'type', kind: 'text', value: ({ type }) => words(`lists.gatewayEvents.type.${type}`) },
    { name: 'reference', kind: 'text', value: ({ reference }) => reference },
    { name: 'eventId', kind: 'text', value: ({ eventId }) => eventId },
    { name: 'payerName', kind: 'text', value: ({ payerName }) => payerName },
    { name: 'currency', kind: 'text', value: ({ currency }) => currency },
    { name: 'amount', kind: 'money', value: saidBy },
    { name: 'state', kind: 'text', value: ({ state }) => words(`lists.gatewayEvents.state.${state}`) },
    { name: 'fault', kind: 'text', value: ({ error }) => (error === '' ? null : words(`lists.gatewayEvents.fault.${error}`)) },
    { name: 'attempts', kind: 'number', value: ({ attempts }) => attempts },
    { name: 'paymentId', kind: 'number', value: ({ paymentId }) => paymentId },
    { name: 'invoiceNumber', kind: 'text', value: ({ invoiceNumber }) => invoiceNumber },
  ];
}

export function exportGatewayEvents(call: Call, { query }: Asked<'exportGatewayEvents'>): Promise<FileResponse> {
  const rows = (ids: readonly number[]) => findEvents(call.db, ids);
  return exportList(call, gatewayEventList, { asked: query, only: onlyFor(call), rows, columns: columnsFor(call) });
}

export async function retryGatewayEvent(call: Call, { params: { id } }: Asked<'retryGatewayEvent'>): Answered<'retryGatewayEvent'> {
  if ((await findEvent(call.db, id)) === null) throw notFound();
  if ((await retryEvent(call, id)) === null) throw new AppError('notFailed');
  const [row] = await findEvents(call.db, [id]);
  if (row === undefined) throw notFound();
  return recordOf(row);
}
