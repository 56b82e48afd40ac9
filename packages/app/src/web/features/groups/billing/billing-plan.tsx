// What invoicing a group would create: an invoice with its lines for each trip, the sums, and who gets none and why.

import { Alert, Anchor, Stack, Text } from '@mantine/core';
import { Link } from 'wouter';
import type { GroupBilling, PlannedInvoice, UnbilledMember } from '#contract/groups/group-billing.shapes.ts';
import { paths } from '#web/paths.ts';
import { FiguresTable } from '#web/ui/figures-table.tsx';
import { MoneyText } from '#web/ui/text/text.tsx';
import { useTranslations } from '#web/ui/text/translations.ts';

function Lines({ invoice: { lines, vat, currency } }: { readonly invoice: PlannedInvoice }) {
  const words = useTranslations('groupBilling');
  return (
    <Stack gap={2}>
      {[...lines.entries()].map(([place, { description, amount }]) => (
        <Text key={place} span size="sm">
          {description}: <MoneyText amount={amount} currency={currency} />
        </Text>
      ))}
      <Text span size="sm">
        {words('vat')}: <MoneyText amount={vat} currency={currency} />
      </Text>
    </Stack>
  );
}

function Totals({ totals, count }: { readonly totals: GroupBilling['totals']; readonly count: number }) {
  const words = useTranslations('groupBilling');
  return (
    <Stack gap={4} role="status">
      {totals.map(({ currency, total }) => (
        <Text key={currency} fw={600}>
          {words('total', { count })}: <MoneyText amount={total} currency={currency} />
        </Text>
      ))}
    </Stack>
  );
}

function getLink({ tripId, studentId, invoice }: UnbilledMember): string {
  if (invoice !== null) return paths.hubInvoiceAction({ id: invoice.id });
  return tripId === null ? paths.hubStudentView({ id: studentId ?? 0 }) : paths.hubTripEdit({ id: tripId });
}

function SkippedMember({ member }: { readonly member: UnbilledMember }) {
  const words = useTranslations('groupBilling');
  const { name, why, invoice } = member;
  const number = invoice?.number ?? '';
  return (
    <li>
      <Anchor component={Link} to={getLink(member)} inherit>
        {name}
      </Anchor>
      : {why === 'billed' && number !== '' ? words('skipped.billedBy', { number }) : words(`skipped.${why}`)}
    </li>
  );
}

function Skipped({
  title,
  color,
  members,
}: {
  readonly title: string;
  readonly color: 'yellow' | 'gray';
  readonly members: readonly UnbilledMember[];
}) {
  if (members.length === 0) return null;
  return (
    <Alert color={color} title={title}>
      <ul>
        {members.map((member) => (
          <SkippedMember key={`${member.tripId} ${member.studentId}`} member={member} />
        ))}
      </ul>
    </Alert>
  );
}

export function BillingPlan({ plan: { invoices, skipped, totals } }: { readonly plan: GroupBilling }) {
  const words = useTranslations('groupBilling');
  const open = skipped.filter(({ why }) => why !== 'billed');
  const billed = skipped.filter(({ why }) => why === 'billed');
  return (
    <Stack>
      {invoices.length > 0 && (
        <>
          <Totals totals={totals} count={invoices.length} />
          <FiguresTable
            label={words('invoices')}
            columns={[
              { name: 'student', heading: words('student'), cell: ({ name }: PlannedInvoice) => name },
              { name: 'buyer', heading: words('buyer'), cell: ({ buyer }: PlannedInvoice) => buyer.name },
              { name: 'lines', heading: words('lines'), cell: (invoice: PlannedInvoice) => <Lines invoice={invoice} /> },
              {
                name: 'total',
                heading: words('sum'),
                cell: ({ total, currency }: PlannedInvoice) => <MoneyText amount={total} currency={currency} />,
                figure: true,
              },
            ]}
            rows={invoices}
            rowKey={({ tripId }) => tripId}
            stacks
          />
        </>
      )}
      <Skipped title={words('skipped.openTitle', { count: open.length })} color="yellow" members={open} />
      <Skipped title={words('skipped.billedTitle', { count: billed.length })} color="gray" members={billed} />
    </Stack>
  );
}
