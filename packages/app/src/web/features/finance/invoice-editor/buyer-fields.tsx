// The buyer of an invoice: a user, or anyone whose name and address are entered.

import { SimpleGrid, Text } from '@mantine/core';
import type { ComponentType } from 'react';
import { useRef, useState } from 'react';
import type { ListedUser } from '#contract/administration/users.shapes.ts';
import { readBuyer } from '#contract/finance/invoices/invoices.endpoints.ts';
import { call } from '#web/platform/api/api.ts';
import { LongTextField } from '#web/ui/form/fields/long-text-field.tsx';
import { EmailField, TextField } from '#web/ui/form/fields/text-field.tsx';
import { useTranslations } from '#web/ui/text/translations.ts';
import { type InvoicePartProps, toLinesBinding } from './form-parts.ts';
import classes from './invoice-fields.module.css';

/** Finds users by name; passed in by another feature. */
export type UserChooser = ComponentType<{
  readonly label: string;
  readonly value: ListedUser | null;
  readonly onChange: (user: ListedUser | null) => void;
}>;

interface BuyerFieldsProps extends InvoicePartProps {
  /** Undefined for users who can't search users. */
  readonly Chooser: UserChooser | undefined;
}

export function BuyerFields({ form, Chooser }: BuyerFieldsProps) {
  const words = useTranslations('invoices.form');
  const { buyerId, typed } = form.values;
  const [user, setUser] = useState<ListedUser | null>(() =>
    typeof buyerId === 'number' ? { id: buyerId, firstName: typed.buyer.name ?? '', lastName: '' } : null,
  );

  const latest = useRef<number | null>(null);

  /** Fills in what is known of an account; what was typed stays where nothing is, unless it is another account's. */
  async function choose(chosen: ListedUser | null): Promise<void> {
    const isOther = user !== null;
    setUser(chosen);
    latest.current = chosen?.id ?? null;
    form.set('buyerId', chosen?.id ?? null);
    if (chosen === null) return;
    form.set('typed.buyer.name', `${chosen.firstName} ${chosen.lastName}`.trim());
    // The failure has been shown; the fields can be filled in by hand.
    const found = await call(readBuyer, { params: { id: chosen.id } }).catch(() => null);
    if (latest.current !== chosen.id) return;
    const { email = '', address = [], vatNumber = '' } = found ?? {};
    if (isOther || email !== '') form.set('typed.buyer.email', email);
    if (isOther || address.length > 0) form.set('typed.buyer.address', address);
    if (isOther || vatNumber !== '') form.set('typed.buyer.vatNumber', vatNumber);
  }

  return (
    <>
      {Chooser && (
        <div>
          <Chooser label={words('user')} value={user} onChange={(chosen) => void choose(chosen)} />
          <Text size="sm" c="dimmed" mt={4}>
            {words('userHint')}
          </Text>
        </div>
      )}
      <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="md" verticalSpacing={0} className={classes['fields'] ?? ''}>
        <TextField of={form.field('typed.buyer.name')} label={words('name')} maxLength={200} autoComplete="off" required />
        <EmailField of={form.field('typed.buyer.email')} label={words('email')} description={words('emailHint')} autoComplete="off" />
      </SimpleGrid>
      <LongTextField
        of={toLinesBinding(form.field('typed.buyer.address'))}
        label={words('address')}
        description={words('addressHint')}
        minRows={3}
        required
      />
      <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="md" verticalSpacing={0} className={classes['fields'] ?? ''}>
        <TextField of={form.field('typed.buyer.vatNumber')} label={words('vatNumber')} maxLength={40} />
        <TextField of={form.field('typed.reference')} label={words('reference')} description={words('referenceHint')} maxLength={200} />
      </SimpleGrid>
    </>
  );
}
