// The buyer of an invoice: a user, or anyone whose name and address are entered.

import { SimpleGrid, Text } from '@mantine/core';
import type { ComponentType } from 'react';
import { useState } from 'react';
import type { ListedUser } from '#contract/administration/users.shapes.ts';
import { LongTextField } from '#web/ui/form/fields/long-text-field.tsx';
import { EmailField, TextField } from '#web/ui/form/fields/text-field.tsx';
import { useTranslations } from '#web/ui/text/translations.ts';
import { type InvoicePartProps, toLinesBinding } from './form-parts.ts';

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

  function choose(chosen: ListedUser | null): void {
    setUser(chosen);
    form.set('buyerId', chosen?.id ?? null);
    if (chosen === null) return;
    form.set('typed.buyer.name', `${chosen.firstName} ${chosen.lastName}`.trim());
    form.set('typed.buyer.email', chosen.email ?? '');
  }

  return (
    <>
      {Chooser && (
        <div>
          <Chooser label={words('user')} value={user} onChange={choose} />
          <Text size="sm" c="dimmed" mt={4}>
            {words('userHint')}
          </Text>
        </div>
      )}
      <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="md">
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
      <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="md">
        <TextField of={form.field('typed.buyer.vatNumber')} label={words('vatNumber')} maxLength={40} />
        <TextField of={form.field('typed.reference')} label={words('reference')} description={words('referenceHint')} maxLength={200} />
      </SimpleGrid>
    </>
  );
}
