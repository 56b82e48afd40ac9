// The form to record a supplier's invoice or change a draft: lines or one amount, with or without a stay, with the document as a file.

import { Checkbox, Group, Text } from '@mantine/core';
import { useState } from 'react';
import { editPurchase, recordPurchase } from '#contract/finance/purchases/purchases.endpoints.ts';
import type { PurchasePage } from '#contract/finance/purchases/purchases.shapes.ts';
import type { Business } from '#contract/pricing/businesses.shapes.ts';
import { readTripFacts } from '#contract/trips/trips.endpoints.ts';
import { call } from '#web/platform/api/api.ts';
import { useEndpoint } from '#web/platform/api/endpoint-hooks.ts';
import { uploads } from '#web/platform/api/uploads.ts';
import { showToast } from '#web/platform/notices/notices.ts';
import { SideDrawer } from '#web/ui/dialog/side-drawer.tsx';
import { SelectField } from '#web/ui/form/fields/choice-fields.tsx';
import { DateField } from '#web/ui/form/fields/dates/date-field.tsx';
import { LongTextField } from '#web/ui/form/fields/long-text-field.tsx';
import { MoneyField } from '#web/ui/form/fields/money-field.tsx';
import { TextField } from '#web/ui/form/fields/text-field.tsx';
import { Form } from '#web/ui/form/form.tsx';
import { SubmitButton } from '#web/ui/form/submit-button.tsx';
import { type FieldBinding, useForm } from '#web/ui/form/use-form.ts';
import { LoadingRows } from '#web/ui/skeletons.tsx';
import { useTranslations } from '#web/ui/text/translations.ts';
import { useToday } from '#web/ui/text/zones.ts';
import type { StoredFile } from '#web/ui/upload/transport.ts';
import { FilesField } from '#web/ui/upload/upload-field.tsx';
import { computeNet, useMoney } from './amounts.ts';
import { LineFields } from './line-fields.tsx';
import { TripPicker } from './trip-picker.tsx';
import { useBusinesses } from './use-businesses.ts';
import { keepPurchase } from './use-purchase-steps.ts';

interface PurchaseFormProps {
  /** The draft to change; omitted to record a new invoice. */
  readonly purchase?: PurchasePage;
  readonly onClose: () => void;
  readonly onKept: (id: number) => void;
}

interface FieldsProps extends PurchaseFormProps {
  readonly businesses: readonly Business[];
}

function usePurchaseForm({ purchase, businesses, onKept }: FieldsProps) {
  const words = useTranslations('purchases.form');
  const today = useToday();
  const first = businesses.find(({ isDefault }) => isDefault) ?? businesses[0];
  const lines = purchase?.lines.every(({ unitAmount }) => unitAmount !== null) ? purchase.lines : null;
  return useForm({
    shape: async () => (await import('#contract/finance/purchases/purchases.shapes.ts')).purchaseBody,
    initial: {
      businessId: (purchase?.businessId ?? first?.id ?? null) as unknown,
      supplierName: purchase?.supplierName ?? '',
      // Self-billed invoices have no supplier's number: none is asked for, and none is sent.
      number: purchase?.number ?? (purchase?.selfBilled ? '–' : ''),
      tripId: (purchase?.tripId ?? null) as unknown,
      payeeType: purchase?.payeeType ?? null,
      payeeId: (purchase?.payeeId ?? null) as unknown,
      issueDate: purchase?.issueDate ?? today,
      dueDate: purchase?.dueDate ?? today,
      lines: (lines ?? []).map(({ description, quantity, unitAmount, discount }) => ({
        description,
        quantity: quantity as unknown,
        unitAmount: unitAmount as unknown,
        discount: discount as unknown,
      })),
      net: (purchase?.net ?? '') as unknown,
      vat: (purchase?.vat ?? '0') as unknown,
      attachmentRef: purchase?.attachment?.randomRef ?? null,
      notes: purchase?.notes ?? '',
    },
    send(body) {
      const { businessId, supplierName, number, tripId, payeeType, payeeId, ...figures } = body;
      if (purchase === undefined) return call(recordPurchase, { body });
      const facts = purchase.selfBilled ? {} : { businessId, supplierName, number, tripId, payeeType, payeeId };
      return call(editPurchase, { params: { id: purchase.id }, body: { ...figures, ...facts, version: purchase.version } });
    },
    async done(kept) {
      await keepPurchase(kept);
      showToast(words('saved'));
      onKept(kept.id);
    },
  });
}

type Used = ReturnType<typeof usePurchaseForm>;
type Texted = FieldBinding<string | null | undefined>;

/** The stay it is for, and whether the stay's host sent it; in that case, it is compared with the quote. */
function StayFields({ form }: { readonly form: Used }) {
  const words = useTranslations('purchases.form');
  const tripId = (form.values.tripId ?? null) as number | null;
  const { problem } = form.field('tripId');
  const trip = useEndpoint(readTripFacts, { params: { id: tripId ?? 0 } }, { when: tripId !== null }).data;
  function payee(id: number | null): void {
    form.set('payeeType', id === null ? null : 'Host_family');
    form.set('payeeId', id);
  }
  return (
    <>
      <TripPicker
        value={tripId}
        onChange={(chosen) => {
          form.set('tripId', chosen?.id ?? null);
          payee(null);
        }}
        error={problem !== undefined && 'text' in problem ? problem.text : undefined}
      />
      {tripId !== null && trip !== undefined && trip.hostFamilyId !== null && (
        <Checkbox
          label={words('fromHost', { name: trip.hostFamilyName ?? '' })}
          description={words('fromHostHint')}
          checked={form.values.payeeId === trip.hostFamilyId}
          onChange={({ currentTarget }) => payee(currentTarget.checked ? trip.hostFamilyId : null)}
        />
      )}
    </>
  );
}

/** The file types of an invoice. */
const PAPER = { types: ['image/jpeg', 'image/png', 'image/webp', 'application/pdf'], names: ['jpg', 'png', 'webp', 'pdf'] };

/** The invoice document: a single file, saved as its reference. */
function PaperField({ form, purchase }: { readonly form: Used; readonly purchase: PurchasePage | undefined }) {
  const words = useTranslations('purchases');
  const [files, setFiles] = useState<readonly StoredFile[]>(purchase?.attachment ? [purchase.attachment] : []);
  const field = form.field('attachmentRef');
  const binding: FieldBinding<readonly StoredFile[] | null | undefined> = {
    ...field,
    value: files,
    change(next) {
      setFiles(next ?? []);
      field.change(next?.at(-1)?.randomRef ?? null);
    },
  };
  return (
    <FilesField
      of={binding}
      label={words('attachment')}
      transport={uploads}
      accepted={{ maxFiles: 1, mediaTypes: PAPER.types, names: PAPER.names }}
      described={false}
    />
  );
}

function Sum({ form, currency }: { readonly form: Used; readonly currency: string }) {
  const words = useTranslations('purchases.form');
  const label = useTranslations('lists.purchases.columns');
  const money = useMoney();
  const lines = form.values.lines ?? [];
  if (lines.length === 0) return <MoneyField of={form.field('net') as Texted} label={label('net')} currency={currency} required />;
  const net = computeNet(lines, currency);
  return <Text role="status">{net === null ? words('netUnknown') : words('netOf', { amount: money(net, currency) })}</Text>;
}

function Fields(props: FieldsProps) {
  const { purchase, businesses } = props;
  const words = useTranslations('purchases.form');
  const label = useTranslations('lists.purchases.columns');
  const form = usePurchaseForm(props);
  const business = businesses.find(({ id }) => String(id) === String(form.values.businessId));
  const currency = purchase?.currency ?? business?.currencyCode ?? 'EUR';
  const own = purchase?.selfBilled === true;
  const field = form.field('businessId') as FieldBinding<unknown>;
  const asChoice: FieldBinding<string | null | undefined> = {
    ...field,
    value: field.value === null || field.value === undefined ? null : String(field.value),
    change: (chosen) => field.change(chosen ? Number(chosen) : null),
  };
  return (
    <Form form={form} label={words(purchase === undefined ? 'title' : 'editTitle')}>
      {own ? (
        <Text size="sm">{words('ownText', { name: purchase.supplierName })}</Text>
      ) : (
        <>
          <TextField of={form.field('supplierName')} label={label('supplierName')} maxLength={200} autoComplete="off" required />
          <TextField of={form.field('number')} label={words('number')} maxLength={80} autoComplete="off" required />
          <SelectField
            of={asChoice}
            label={label('businessName')}
            choices={businesses.map(({ id, name, currencyCode }) => ({ value: String(id), label: `${name} (${currencyCode})` }))}
            required
          />
          <StayFields form={form} />
        </>
      )}
      <Group grow align="flex-start">
        <DateField of={form.field('issueDate')} label={label('issueDate')} required />
        <DateField of={form.field('dueDate')} label={label('dueDate')} required />
      </Group>
      <LineFields form={form} currency={currency} />
      <Sum form={form} currency={currency} />
      <MoneyField of={form.field('vat') as Texted} label={label('vat')} currency={currency} />
      <PaperField form={form} purchase={purchase} />
      <LongTextField of={form.field('notes')} label={words('notes')} maxLength={2000} minRows={2} />
      <Group justify="flex-end">
        <SubmitButton form={form}>{words(purchase === undefined ? 'submit' : 'save')}</SubmitButton>
      </Group>
    </Form>
  );
}

export function PurchaseForm(props: PurchaseFormProps) {
  const words = useTranslations('purchases.form');
  const businesses = useBusinesses();
  return (
    <SideDrawer title={words(props.purchase === undefined ? 'title' : 'editTitle')} onClose={props.onClose}>
      {businesses === undefined ? <LoadingRows count={5} /> : <Fields {...props} businesses={businesses} />}
    </SideDrawer>
  );
}
