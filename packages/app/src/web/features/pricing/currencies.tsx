// The currencies: their codes provide default names, signs and decimals, which can be changed.

import { Group } from '@mantine/core';
import { createCurrency, deleteCurrency, editCurrency, listCurrencies } from '#contract/pricing/configuration.endpoints.ts';
import type { Currency, currencyBody } from '#contract/pricing/configuration.shapes.ts';
import { currenciesList } from '#contract/pricing/pricing-lists.ts';
import { FlagBadge, YesNo } from '#web/features/pricing/sheet/cells.tsx';
import { call } from '#web/platform/api/api.ts';
import type { DraftOf, FieldsProps, ResourceOf } from '#web/platform/resource/resource.ts';
import { CheckboxField } from '#web/ui/form/fields/choice-fields.tsx';
import { NumberField } from '#web/ui/form/fields/number-field.tsx';
import { TextField } from '#web/ui/form/fields/text-field.tsx';
import { useFormatLocale } from '#web/ui/text/format-locale.ts';
import { useTranslations } from '#web/ui/text/translations.ts';
import { findCurrencyFacts } from './currency.model.ts';

const draftOf = (row: Currency | null) => ({
  code: row?.code ?? '',
  symbol: row?.symbol ?? '',
  decimals: row?.decimals ?? 2,
  isDefault: row?.isDefault ?? false,
});

function CurrencyFields({ form }: FieldsProps<Currency, DraftOf<typeof currencyBody>>) {
  const words = useTranslations('pricing');
  const tag = useFormatLocale();
  const { code, symbol, decimals } = form.values;
  const facts = findCurrencyFacts(code ?? '', tag);
  const codeField = form.field('code');

  /** A new code sets its sign and decimals, unless the user has typed others. */
  function changeCode(next: string | null | undefined): void {
    codeField.change(next);
    const proposed = findCurrencyFacts(next ?? '', tag);
    if (proposed === null) return;
    if ((symbol ?? '') === '' || symbol === facts?.symbol) form.set('symbol', proposed.symbol);
    if (facts === null || decimals === facts.decimals) form.set('decimals', proposed.decimals);
  }

  return (
    <>
      <TextField
        of={{ ...codeField, change: changeCode }}
        label={words('currencies.code')}
        description={facts?.name ?? words('currencies.codeHint')}
        maxLength={3}
        required
      />
      <Group grow align="flex-start">
        <TextField of={form.field('symbol')} label={words('currencies.symbol')} maxLength={8} required />
        <NumberField of={form.field('decimals')} label={words('currencies.decimals')} min={0} max={4} />
      </Group>
      <CheckboxField of={form.field('isDefault')} label={words('currencies.isDefault')} description={words('currencies.isDefaultHint')} />
    </>
  );
}

export function useCurrencies(): ResourceOf<typeof listCurrencies, typeof currencyBody> {
  const words = useTranslations('pricing');
  const titles = useTranslations('titles.page');
  const column = useTranslations('lists.currencies.columns');
  return {
    endpoint: listCurrencies,
    list: currenciesList,
    title: titles('hubCurrencies'),
    description: words('currencies.description'),
    create: words('currencies.create'),
    empty: { title: words('currencies.empty'), text: words('currencies.emptyText') },
    columns: [
      { name: 'code', heading: column('code'), cell: ({ code }) => code, primary: true },
      { name: 'symbol', heading: column('symbol'), cell: ({ symbol }) => symbol },
      { name: 'decimals', heading: column('decimals'), cell: ({ decimals }) => decimals, align: 'end' },
      {
        name: 'isDefault',
        heading: column('isDefault'),
        cell: ({ isDefault }) => <FlagBadge on={isDefault}>{words('default')}</FlagBadge>,
      },
      { name: 'usedBy', heading: column('usedBy'), cell: ({ usedBy }) => usedBy, align: 'end' },
    ],
    rowName: ({ code }) => code,
    rights: { write: 'pricing.write', remove: 'pricing.delete' },
    calls: {
      create: (body) => call(createCurrency, { body }),
      edit: (body) => call(editCurrency, { body }),
      remove: (id) => call(deleteCurrency, { params: { id } }),
    },
    shape: async () => (await import('#contract/pricing/configuration.shapes.ts')).currencyBody,
    draftOf,
    Fields: CurrencyFields,
    details: ({ code, symbol, decimals, isDefault }) => [
      { label: words('currencies.code'), value: code },
      { label: words('currencies.symbol'), value: symbol },
      { label: words('currencies.decimals'), value: decimals },
      { label: words('currencies.isDefault'), value: <YesNo on={isDefault} /> },
    ],
  };
}
