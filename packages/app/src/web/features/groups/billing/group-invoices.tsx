// The invoices of a group with what is still owed, as far as the reader may see them.

import { Anchor, Button, Group as Row, Stack } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { Link } from 'wouter';
import { listInvoices } from '#contract/finance/invoices/invoices.endpoints.ts';
import type { ListedInvoice } from '#contract/finance/invoices/invoices.shapes.ts';
import { paths } from '#web/paths.ts';
import { useEndpoint } from '#web/platform/api/endpoint-hooks.ts';
import { useSignedInUser } from '#web/platform/session/session.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Fault } from '#web/ui/fault.tsx';
import { FiguresTable } from '#web/ui/figures-table.tsx';
import { LoadingRows } from '#web/ui/skeletons.tsx';
import { MoneyText } from '#web/ui/text/text.tsx';
import { useTranslations } from '#web/ui/text/translations.ts';

const PER_PAGE = 100;

interface GroupInvoicesProps {
  readonly groupId: number;
  /** The name and the badges of an invoice, from another feature. */
  readonly nameOf: (invoice: ListedInvoice) => string;
  readonly badges: (invoice: ListedInvoice) => ReactNode;
}

function InvoiceTable({ invoices, nameOf, badges }: Omit<GroupInvoicesProps, 'groupId'> & { readonly invoices: readonly ListedInvoice[] }) {
  const words = useTranslations('groupBilling');
  return (
    <FiguresTable
      label={words('invoices')}
      columns={[
        {
          name: 'number',
          heading: words('number'),
          cell: (invoice: ListedInvoice) => (
            <Anchor component={Link} to={paths.hubInvoiceAction({ id: invoice.id })} inherit>
              {nameOf(invoice)}
            </Anchor>
          ),
        },
        { name: 'student', heading: words('student'), cell: ({ trip }: ListedInvoice) => trip?.studentName ?? '' },
        { name: 'buyer', heading: words('buyer'), cell: ({ buyerName }: ListedInvoice) => buyerName },
        { name: 'state', heading: words('state'), cell: badges },
        {
          name: 'total',
          heading: words('sum'),
          cell: ({ total, currency }: ListedInvoice) => total !== null && <MoneyText amount={total} currency={currency} />,
          figure: true,
        },
        {
          name: 'outstanding',
          heading: words('outstanding'),
          cell: ({ outstanding, currency }: ListedInvoice) => <MoneyText amount={outstanding} currency={currency} />,
          figure: true,
        },
      ]}
      rows={invoices}
      rowKey={({ id }) => id}
      stacks
    />
  );
}

export function GroupInvoices({ groupId, ...shown }: GroupInvoicesProps) {
  const words = useTranslations('groupBilling');
  const { capabilities } = useSignedInUser();
  const [page, setPage] = useState(1);
  const { data, failure, reload } = useEndpoint(listInvoices, { query: { groupId: String(groupId), perPage: PER_PAGE, page } });
  if (data === undefined) return failure === null ? <LoadingRows count={6} /> : <Fault message={failure.message} onRetry={reload} />;
  const pages = Math.ceil(data.total / PER_PAGE);
  return (
    <Stack>
      {capabilities.includes('invoices.write') && (
        <Row>
          <Button component={Link} to={paths.hubInvoiceCreate({ id: `group-${groupId}` })}>
            {words('start')}
          </Button>
        </Row>
      )}
      {data.total === 0 ? (
        <EmptyState order={2} title={words('none')} text={words('noneText')} />
      ) : (
        <InvoiceTable invoices={data.data} {...shown} />
      )}
      {pages > 1 && (
        <Row>
          <Button variant="default" disabled={page === 1} onClick={() => setPage(page - 1)}>
            {words('previous')}
          </Button>
          <Button variant="default" disabled={page === pages} onClick={() => setPage(page + 1)}>
            {words('next')}
          </Button>
        </Row>
      )}
    </Stack>
  );
}
