// The form to submit an expense, or to change one that is not decided yet.

import { Group } from '@mantine/core';
import { useState } from 'react';
import { EXPENSE_CATEGORIES, type ExpenseCategory } from '#contract/finance/expenses/expense-states.ts';
import { editExpense, submitExpense } from '#contract/finance/expenses/expenses.endpoints.ts';
import type { Expense } from '#contract/finance/expenses/expenses.shapes.ts';
import { MAX_PAGE_SIZE } from '#contract/platform/constants.ts';
import { listCurrencies } from '#contract/pricing/configuration.endpoints.ts';
import { call } from '#web/platform/api/api.ts';
import { useEndpoint } from '#web/platform/api/endpoint-hooks.ts';
import { uploads } from '#web/platform/api/uploads.ts';
import { showToast } from '#web/platform/notices/notices.ts';
import { useSignedInUser } from '#web/platform/session/session.ts';
import { SideDrawer } from '#web/ui/dialog/side-drawer.tsx';
import { CheckboxField, ChoiceCards, SelectField, SelectInput } from '#web/ui/form/fields/choice-fields.tsx';
import { DateField } from '#web/ui/form/fields/dates/date-field.tsx';
import { MoneyField } from '#web/ui/form/fields/money-field.tsx';
import { TextField } from '#web/ui/form/fields/text-field.tsx';
import { Form } from '#web/ui/form/form.tsx';
import { SubmitButton } from '#web/ui/form/submit-button.tsx';
import { type FieldBinding, useForm } from '#web/ui/form/use-form.ts';
import { useTranslations } from '#web/ui/text/translations.ts';
import { useToday } from '#web/ui/text/zones.ts';
import { IMAGES } from '#web/ui/upload/accepted.ts';
import type { StoredFile } from '#web/ui/upload/transport.ts';
import { FilesField } from '#web/ui/upload/upload-field.tsx';
import { GroupField, PersonField, TripField } from './search-picker.tsx';
import { keepExpense } from './use-expense-steps.ts';

interface ExpenseFormProps {
  /** Omitted to submit a new one. */
  readonly expense?: Expense | undefined;
  /** Whether it can belong to a group. */
  readonly ofGroups: boolean;
  readonly onClose: () => void;
}

/** A photo or a PDF. */
const RECEIPTS = {
  mediaTypes: [...IMAGES.mediaTypes, 'application/pdf'],
  names: [...IMAGES.names, 'pdf'],
  maxFiles: 1,
};

type Payer = 'business' | 'me' | 'other';

/** Returns the stored receipt in the format of the file field. */
function storedReceipt(expense: Expense | undefined): StoredFile[] {
  const { receiptRef, receiptName } = expense ?? {};
  if (!receiptRef) return [];
  const name = receiptName ?? '';
  return [{ randomRef: receiptRef, name, kind: name.endsWith('.pdf') ? 'pdf' : 'image', size: 0, alt: '' }];
}

function useExpenseForm({ expense, onClose }: ExpenseFormProps) {
  const words = useTranslations('expenses.form');
  const today = useToday();
  const { id: me } = useSignedInUser();
  return useForm({
    shape: async () => (await import('#contract/finance/expenses/expenses.shapes.ts')).expenseBody,
    initial: {
      tripId: (expense?.tripId ?? null) as unknown,
      groupId: (expense?.groupId ?? null) as unknown,
      category: (expense?.category ?? null) as ExpenseCategory | null,
      description: expense?.description ?? '',
      amount: (expense?.amount ?? '') as unknown,
      currency: expense?.currency ?? 'EUR',
      spentOn: expense?.spentOn ?? today,
      payerId: (expense === undefined ? me : expense.payerId) as unknown,
      rebillable: expense?.rebillable ?? true,
      receiptRef: expense?.receiptRef ?? null,
    },
    send: (body) =>
      expense === undefined
        ? call(submitExpense, { body })
        : call(editExpense, { params: { id: expense.id }, body: { ...body, version: expense.version } }),
    async done(kept) {
      await keepExpense(kept);
      showToast(words(expense === undefined ? 'submitted' : 'saved'));
      onClose();
    },
  });
}

type Used = ReturnType<typeof useExpenseForm>;
type Numbered = FieldBinding<number | null | undefined>;
type Texted = FieldBinding<string | null | undefined>;

function Subject({ form, expense, ofGroups }: Pick<ExpenseFormProps, 'expense' | 'ofGroups'> & { readonly form: Used }) {
  const words = useTranslations('expenses.form');
  const [kind, setKind] = useState(form.values.groupId === null ? 'trip' : 'group');
  const choices = [
    { value: 'trip', label: words('forTrip') },
    { value: 'group', label: words('forGroup') },
  ];
  function choose(next: string | null): void {
    setKind(next ?? 'trip');
    form.set('tripId', null);
    form.set('groupId', null);
  }
  return (
    <>
      {ofGroups && <SelectInput label={words('for')} value={kind} onChange={choose} choices={choices} />}
      {kind === 'trip' ? (
        <TripField
          of={form.field('tripId') as Numbered}
          label={words('trip')}
          chosenName={expense?.tripId ? expense.subject : undefined}
          required
        />
      ) : (
        <GroupField
          of={{ ...(form.field('groupId') as Numbered), problem: form.field('groupId').problem ?? form.field('tripId').problem }}
          label={words('group')}
          chosenName={expense?.groupId ? expense.subject : undefined}
          required
        />
      )}
    </>
  );
}

function PayerFields({ form, expense }: { readonly form: Used; readonly expense: Expense | undefined }) {
  const words = useTranslations('expenses');
  const { id: me, capabilities } = useSignedInUser();
  const payerId = form.values.payerId;
  const [payer, setPayer] = useState<Payer>(payerId === null ? 'business' : payerId === me ? 'me' : 'other');
  const mayName = capabilities.includes('expenses.decide') && capabilities.includes('users.read');
  const choices = [
    { value: 'me', label: words('form.me') },
    { value: 'business', label: words('business') },
    ...(mayName ? [{ value: 'other', label: words('form.other') }] : []),
  ];
  function choose(next: string | null): void {
    setPayer(next as Payer);
    form.set('payerId', next === 'me' ? me : null);
  }
  return (
    <>
      <ChoiceCards label={words('form.payer')} value={payer} onChange={choose} choices={choices} />
      {payer === 'other' && (
        <PersonField
          of={form.field('payerId') as Numbered}
          label={words('form.person')}
          chosenName={payerId === expense?.payerId ? (expense?.payerName ?? undefined) : undefined}
          required
        />
      )}
    </>
  );
}

/** The receipt: a single file, saved as its reference. */
function ReceiptField({ form, expense }: { readonly form: Used; readonly expense: Expense | undefined }) {
  const words = useTranslations('expenses.form');
  const [files, setFiles] = useState<readonly StoredFile[]>(() => storedReceipt(expense));
  const field = form.field('receiptRef');
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
      label={words('receipt')}
      description={words('receiptHint')}
      transport={uploads}
      accepted={RECEIPTS}
      described={false}
    />
  );
}

function useCurrencyChoices(current: string) {
  const { data } = useEndpoint(listCurrencies, { query: { perPage: MAX_PAGE_SIZE } });
  const codes = data?.data.map(({ code }) => code) ?? [];
  return [...new Set([current, ...codes])].map((value) => ({ value, label: value }));
}

function Fields(props: ExpenseFormProps) {
  const { expense, ofGroups } = props;
  const words = useTranslations('expenses');
  const form = useExpenseForm(props);
  const today = useToday();
  const title = words(expense === undefined ? 'form.add' : 'form.edit');
  const currency = form.values.currency ?? 'EUR';
  const categories = EXPENSE_CATEGORIES.map((value) => ({ value, label: words(`category.${value}`) }));
  return (
    <Form form={form} label={title}>
      <Subject form={form} expense={expense} ofGroups={ofGroups} />
      <SelectField of={form.field('category')} label={words('form.category')} choices={categories} required />
      <TextField of={form.field('description')} label={words('form.description')} maxLength={300} />
      <SelectField of={form.field('currency')} label={words('form.currency')} choices={useCurrencyChoices(currency)} required />
      <MoneyField of={form.field('amount') as Texted} label={words('form.amount')} currency={currency} required />
      <DateField of={form.field('spentOn')} label={words('form.spentOn')} max={today} required />
      <PayerFields form={form} expense={expense} />
      <CheckboxField of={form.field('rebillable')} label={words('form.rebillable')} />
      <ReceiptField form={form} expense={expense} />
      <Group justify="flex-end">
        <SubmitButton form={form}>{words(expense === undefined ? 'form.submit' : 'form.save')}</SubmitButton>
      </Group>
    </Form>
  );
}

export function ExpenseForm(props: ExpenseFormProps) {
  const words = useTranslations('expenses.form');
  return (
    <SideDrawer title={words(props.expense === undefined ? 'add' : 'edit')} onClose={props.onClose}>
      <Fields {...props} />
    </SideDrawer>
  );
}
