// A page for viewing and measuring the price sheet: `?rows=2000` shows that many families.

import '@mantine/core/styles.layer.css';
import '#web/ui/global.css';
import { MantineProvider, mergeThemeOverrides } from '@mantine/core';
import { createRoot } from 'react-dom/client';
import { IntlProvider } from 'use-intl/react';
import type { PricingTemplate } from '#contract/pricing/pricings.shapes.ts';
import form from '#messages/en/web/form.json' with { type: 'json' };
import grid from '#messages/en/web/grid.json' with { type: 'json' };
import priceSheet from '#messages/en/web/price-sheet.json' with { type: 'json' };
import pricesWords from '#messages/en/web/prices.json' with { type: 'json' };
import { PriceSheet } from '#web/features/pricing/sheet/price-sheet.tsx';
import { theme } from '#web/ui/theme.ts';
import { cssVariables } from '#web/ui/theme-css.ts';
import { denseTheme } from '#web/ui/theme-dense.ts';
import { createMemoryHistory } from './memory-router.tsx';

const { MemoryRouter } = createMemoryHistory(window.location.pathname);

const rows = Number(new URLSearchParams(window.location.search).get('rows') ?? 40);
const COLUMNS = 24;
const numbers = (count: number) => Array.from({ length: count }, (_, index) => index + 1);

const templates = numbers(COLUMNS).map(
  (id): PricingTemplate => ({
    id,
    name: `Template ${id}`,
    serviceTypeId: 1,
    serviceTypeName: 'Hosting',
    category: 'hosting',
    pricingTypeId: 1,
    pricingTypeName: 'Per night',
    kind: 'per_night',
    tripTypeId: 1,
    tripTypeName: 'Summer',
    tripTypeActive: true,
    required: false,
    per: 'student',
    defaultAmount: '0',
    customerCommissionAmount: '0',
    customerCommissionPercentage: '0',
    providerCommissionAmount: '0',
    providerCommissionPercentage: '0',
    usedBy: rows,
    version: 1,
  }),
);
const things = numbers(rows).map((id) => ({ id, name: `Family ${id}`, prices: COLUMNS }));
const prices = things.flatMap(({ id: priceableId }) =>
  templates.map(({ id: pricingTemplateId }) => ({
    priceableId,
    pricingTemplateId,
    amount: `${40 + ((priceableId + pricingTemplateId) % 60)}.5`,
  })),
);

createRoot(document.getElementById('root') as HTMLElement).render(
  <MantineProvider theme={mergeThemeOverrides(theme, denseTheme)} cssVariablesResolver={cssVariables} forceColorScheme="light">
    <IntlProvider locale="en" messages={{ grid, priceSheet, prices: pricesWords, form } as never} timeZone="Europe/Dublin">
      <MemoryRouter>
        <main style={{ padding: 16 }}>
          <PriceSheet level="Host_family" things={things} templates={templates} prices={prices} mayWrite />
        </main>
      </MemoryRouter>
    </IntlProvider>
  </MantineProvider>,
);
