// The webhook events of payment gateways, their results, and the retry of failed ones.

import { Anchor, Text } from '@mantine/core';
import { Link } from 'wouter';
import { exportGatewayEvents, listGatewayEvents, retryGatewayEvent } from '#contract/finance/payments/gateway.endpoints.ts';
import { gatewayEventsList, type ListedGatewayEvent } from '#contract/finance/payments/gateway.shapes.ts';
import { GATEWAY_EVENT_STATES, GATEWAY_EVENT_TYPES, type GatewayEventState } from '#contract/finance/payments/gateway-states.ts';
import type { ColumnOf } from '#contract/platform/lists/list.ts';
import { paths } from '#web/paths.ts';
import { call } from '#web/platform/api/api.ts';
import { attemptRequest } from '#web/platform/api/attempt.ts';
import { toQueryKey } from '#web/platform/api/endpoint-hooks.ts';
import { EndpointList } from '#web/platform/api/endpoint-list.tsx';
import { queryClient } from '#web/platform/api/query-client.ts';
import { showToast } from '#web/platform/notices/notices.ts';
import { useSignedInUser } from '#web/platform/session/session.ts';
import { type Meaning, StateBadge } from '#web/ui/badge.tsx';
import type { ListColumn, ListFilter, ListViews } from '#web/ui/list/list-types.ts';
import { InstantText, MoneyText } from '#web/ui/text/text.tsx';
import { useTranslations } from '#web/ui/text/translations.ts';
import { reloadPayments } from './kept-payment.ts';
import { useMoney } from './limited.ts';

const MEANINGS: Readonly<Record<GatewayEventState, Meaning>> = { applied: 'good', ignored: 'neutral', failed: 'bad' };

/** Shows why it failed; if the amount differs from the requested one, with the requested one. */
function FaultText({ event: { fault, intent } }: { readonly event: ListedGatewayEvent }) {
  const list = useTranslations('lists.gatewayEvents');
  const words = useTranslations('payments.gateway');
  const money = useMoney();
  if (fault === null) return null;
  const isOther = fault === 'otherAmount' || fault === 'otherCurrency';
  return (
    <>
      {list(`fault.${fault}`)}
      {isOther && intent !== null && (
        <Text span inherit c="dimmed">
          {' '}
          ({words('asked', { amount: money(intent.amount, intent.currency) })})
        </Text>
      )}
    </>
  );
}

interface GatewayListProps {
  readonly views: ListViews;
  /** Returns the URL of the page with the payment open beside the list. */
  readonly linkTo: (paymentId: number) => string;
}

type Column = ListColumn<ListedGatewayEvent, ColumnOf<typeof gatewayEventsList>>;

function useColumns({ linkTo }: GatewayListProps): readonly Column[] {
  const list = useTranslations('lists.gatewayEvents');
  const heading = useTranslations('lists.gatewayEvents.columns');
  return [
    { name: 'type', heading: heading('type'), cell: ({ type }) => list(`type.${type}`), primary: true },
    {
      name: 'state',
      heading: heading('state'),
      cell: ({ state }) => <StateBadge meaning={MEANINGS[state]}>{list(`state.${state}`)}</StateBadge>,
    },
    { name: 'reference', heading: heading('reference'), cell: ({ reference }) => reference },
    { name: 'payerName', heading: heading('payerName'), cell: ({ intent }) => intent?.payerName },
    {
      name: 'amount',
      heading: heading('amount'),
      align: 'end',
      cell: ({ amount, currency }) => <MoneyText amount={amount} currency={currency} />,
    },
    { name: 'receivedAt', heading: heading('receivedAt'), cell: ({ receivedAt }) => <InstantText at={receivedAt} /> },
    { name: 'fault', heading: heading('fault'), cell: (event) => <FaultText event={event} />, wrap: true },
    { name: 'attempts', heading: heading('attempts'), cell: ({ attempts }) => attempts, align: 'end', hidden: true },
    {
      name: 'paymentId',
      heading: heading('paymentId'),
      cell: ({ paymentId }) =>
        paymentId !== null && (
          <Anchor component={Link} to={linkTo(paymentId)} inherit>
            {paymentId}
          </Anchor>
        ),
    },
    {
      name: 'invoiceNumber',
      heading: heading('invoiceNumber'),
      hidden: true,
      cell: ({ invoiceId, invoiceNumber }) =>
        invoiceId !== null && (
          <Anchor component={Link} to={paths.hubInvoiceAction({ id: invoiceId })} inherit>
            {invoiceNumber ?? invoiceId}
          </Anchor>
        ),
    },
    { name: 'occurredAt', heading: heading('occurredAt'), cell: ({ occurredAt }) => <InstantText at={occurredAt} />, hidden: true },
    { name: 'gateway', heading: heading('gateway'), cell: ({ gateway }) => gateway, hidden: true },
    { name: 'eventId', heading: heading('eventId'), cell: ({ eventId }) => eventId, hidden: true },
  ];
}

function useFilters(): readonly ListFilter[] {
  const list = useTranslations('lists.gatewayEvents');
  const label = useTranslations('lists.gatewayEvents.columns');
  return [
    { name: 'state', label: label('state'), choices: GATEWAY_EVENT_STATES.map((value) => ({ value, label: list(`state.${value}`) })) },
    { name: 'type', label: label('type'), choices: GATEWAY_EVENT_TYPES.map((value) => ({ value, label: list(`type.${value}`) })) },
    { name: 'reference', label: label('reference') },
    { name: 'receivedAt', label: label('receivedAt') },
    { name: 'occurredAt', label: label('occurredAt') },
  ];
}

function useRetry() {
  const words = useTranslations('payments.gateway');
  const list = useTranslations('lists.gatewayEvents');
  return async (id: number) => {
    const tried = await attemptRequest(call(retryGatewayEvent, { params: { id } }));
    if (tried !== null) {
      if (tried.fault === null) showToast(words('applied'));
      else showToast(words('stillFailed', { fault: list(`fault.${tried.fault}`) }), { kind: 'error' });
    }
    await queryClient.invalidateQueries({ queryKey: toQueryKey(listGatewayEvents) });
    await reloadPayments();
  };
}

export function GatewayList(props: GatewayListProps) {
  const words = useTranslations('payments');
  const list = useTranslations('lists.gatewayEvents');
  const { capabilities } = useSignedInUser();
  const retry = useRetry();
  const mayRetry = capabilities.includes('payments.write');
  return (
    <EndpointList
      list={gatewayEventsList}
      endpoint={listGatewayEvents}
      exporting={exportGatewayEvents}
      title={words('tab.gateway')}
      columns={useColumns(props)}
      filters={useFilters()}
      rowKey={({ id }) => id}
      rowName={({ type, reference }: ListedGatewayEvent) => `${list(`type.${type}`)} ${reference}`}
      {...(mayRetry && {
        rowActions: ({ id, state }) => (state === 'failed' ? [{ label: words('gateway.retry'), run: () => retry(id) }] : []),
      })}
      views={props.views}
      searchLabel={words('gateway.search')}
      empty={{ title: words('gateway.empty.title'), text: words('gateway.empty.text') }}
    />
  );
}
