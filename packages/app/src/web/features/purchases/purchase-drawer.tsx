// The drawer of a purchase invoice: its comparison with the quote, its lines, its file, its payouts, and its actions.

import { Alert, Anchor, Button, Group, Stack, Text, Title } from '@mantine/core';
import { IconDownload, IconPaperclip, IconPencil } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { toFilePath } from '#contract/attachments/image-paths.ts';
import { readPurchase, readPurchasePdf } from '#contract/finance/purchases/purchases.endpoints.ts';
import type { PurchasePage } from '#contract/finance/purchases/purchases.shapes.ts';
import { toRequestAddress } from '#web/platform/api/api.ts';
import { useEndpoint } from '#web/platform/api/endpoint-hooks.ts';
import { ResourceDetails } from '#web/platform/resource/resource-details.tsx';
import { SideDrawer } from '#web/ui/dialog/side-drawer.tsx';
import { Fault } from '#web/ui/fault.tsx';
import { LoadingRows } from '#web/ui/skeletons.tsx';
import { DateRangeText, DateText, InstantText, MoneyText } from '#web/ui/text/text.tsx';
import { useTranslations } from '#web/ui/text/translations.ts';
import { isNothing, useMoney } from './amounts.ts';
import { PurchaseBadges, usePurchaseName } from './purchase-badges.tsx';
import { PurchaseForm } from './purchase-form.tsx';
import { PurchaseLines } from './purchase-lines.tsx';
import { PurchasePayouts } from './purchase-payouts.tsx';
import { usePurchaseSteps } from './use-purchase-steps.ts';

function Part({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section aria-label={title}>
      <Title order={3} size="h5" mb="xs">
        {title}
      </Title>
      {children}
    </section>
  );
}

function Facts({ purchase }: { readonly purchase: PurchasePage }) {
  const label = useTranslations('lists.purchases.columns');
  const words = useTranslations('purchases');
  const { currency, trip, attachment, expected, reason, notes, acceptedAt, createdBy } = purchase;
  const money = (amount: string) => <MoneyText amount={amount} currency={currency} />;
  const details = [
    { label: label('supplierName'), value: purchase.supplierName },
    { label: label('businessName'), value: purchase.businessName },
    ...(trip === null
      ? []
      : [
          {
            label: label('tripId'),
            value: (
              <>
                {trip.studentName}, <DateRangeText from={trip.fromDate} to={trip.toDate} />
              </>
            ),
          },
        ]),
    { label: label('issueDate'), value: <DateText day={purchase.issueDate} /> },
    { label: label('dueDate'), value: <DateText day={purchase.dueDate} /> },
    { label: label('net'), value: money(purchase.net) },
    ...(expected === null ? [] : [{ label: label('expected'), value: money(expected) }]),
    { label: label('vat'), value: money(purchase.vat) },
    { label: label('total'), value: <strong>{money(purchase.total)}</strong> },
    { label: label('paid'), value: money(purchase.paid) },
    ...(acceptedAt === null ? [] : [{ label: words('accepted'), value: <InstantText at={acceptedAt} /> }]),
    ...(attachment === null
      ? []
      : [
          {
            label: words('attachment'),
            value: (
              <Anchor href={toFilePath(attachment.randomRef)} target="_blank" rel="noopener" inherit>
                <IconPaperclip size={14} aria-hidden /> {attachment.name}
              </Anchor>
            ),
          },
        ]),
    ...(reason === '' ? [] : [{ label: words('steps.reason'), value: reason }]),
    ...(notes === '' ? [] : [{ label: words('form.notes'), value: notes }]),
    { label: words('recordedBy'), value: createdBy },
  ];
  return <ResourceDetails details={details} />;
}

function Difference({ purchase: { difference, currency } }: { readonly purchase: PurchasePage }) {
  const words = useTranslations('purchases');
  const money = useMoney();
  if (difference === null || isNothing(difference)) return null;
  return <Alert color="orange">{words('differsText', { amount: money(difference, currency) })}</Alert>;
}

interface Acting {
  readonly purchase: PurchasePage;
  readonly onEdit: () => void;
  readonly onGone: () => void;
}

function Steps({ purchase, onEdit, onGone }: Acting) {
  const words = useTranslations('purchases.steps');
  const steps = usePurchaseSteps();
  const can = (step: PurchasePage['steps'][number]) => purchase.steps.includes(step);
  return (
    <Group justify="flex-end" gap="xs">
      {purchase.selfBilled && (
        <Button
          component="a"
          variant="default"
          href={toRequestAddress(readPurchasePdf, { params: { id: purchase.id } })}
          target="_blank"
          rel="noopener"
          leftSection={<IconDownload size={16} aria-hidden />}
        >
          {words('pdf')}
        </Button>
      )}
      {can('remove') && (
        <Button variant="outline" color="red" onClick={async () => void ((await steps.remove(purchase)) && onGone())}>
          {words('remove')}
        </Button>
      )}
      {can('void') && (
        <Button variant="outline" color="red" onClick={() => void steps.annul(purchase)}>
          {words('void')}
        </Button>
      )}
      {can('edit') && (
        <Button variant="default" leftSection={<IconPencil size={16} aria-hidden />} onClick={onEdit}>
          {words('edit')}
        </Button>
      )}
      {can('approve') && <Button onClick={() => void steps.approve(purchase)}>{words('approve')}</Button>}
    </Group>
  );
}

interface PurchaseDrawerProps {
  readonly id: number;
  readonly onClose: () => void;
  /** Renders all changes, for users who can read the change log. */
  readonly changes: (purchase: PurchasePage) => ReactNode;
}

function OnePurchase({
  purchase,
  changes,
  onEdit,
  onClose,
}: Omit<PurchaseDrawerProps, 'id'> & { readonly purchase: PurchasePage; readonly onEdit: () => void }) {
  const words = useTranslations('purchases');
  const log = changes(purchase);
  return (
    <Stack gap="lg">
      <Group gap="xs">
        <PurchaseBadges purchase={purchase} />
        {purchase.selfBilled && <Text size="sm">{words('selfBilledText')}</Text>}
      </Group>
      <Difference purchase={purchase} />
      <Facts purchase={purchase} />
      <Part title={words('lines')}>
        <PurchaseLines lines={purchase.lines} currency={purchase.currency} />
      </Part>
      {(purchase.payouts.length > 0 || purchase.linkable.length > 0) && (
        <Part title={words('payouts')}>
          <PurchasePayouts purchase={purchase} />
        </Part>
      )}
      <Steps purchase={purchase} onEdit={onEdit} onGone={onClose} />
      {log && <Part title={words('changes')}>{log}</Part>}
    </Stack>
  );
}

export function PurchaseDrawer({ id, onClose, changes }: PurchaseDrawerProps) {
  const words = useTranslations('purchases');
  const nameOf = usePurchaseName();
  const [isEditing, setEditing] = useState(false);
  const { data, failure, reload } = useEndpoint(readPurchase, { params: { id } });
  if (isEditing && data !== undefined)
    return <PurchaseForm purchase={data} onClose={() => setEditing(false)} onKept={() => setEditing(false)} />;
  return (
    <SideDrawer title={data === undefined ? words('one') : nameOf(data)} onClose={onClose}>
      {data !== undefined && <OnePurchase purchase={data} changes={changes} onEdit={() => setEditing(true)} onClose={onClose} />}
      {data === undefined && (failure === null ? <LoadingRows count={5} /> : <Fault message={failure.message} onRetry={reload} />)}
    </SideDrawer>
  );
}
