// The pages of the hub for the parts of prices, in the order of the menu.

import {
  IconBook2,
  IconCalendarEvent,
  IconCoins,
  IconCurrencyEuro,
  IconPlane,
  IconRuler2,
  IconTags,
  IconTemplate,
  IconZoomCheck,
} from '@tabler/icons-react';
import { paths } from '#web/paths.ts';
import { withMessages } from '#web/platform/lazy/with-messages.ts';
import { allowRoles, allowRolesWith } from './guards.ts';
import { AD, CO, FI } from './hub-guards.ts';
import { pagesIn, redirectTo } from './records.ts';

const { screen } = pagesIn('hub');

const PRICING = allowRoles(CO, FI, AD);
const FINANCE_PRICING = allowRoles(FI, AD);

export const hubPricingPages = {
  hubTripTypes: screen({
    title: 'hubTripTypes',
    guard: PRICING,
    screen: withMessages(() => import('#web/screens/hub/pricing/trip-types.screen.tsx')),
    icon: IconPlane,
    menu: { group: 'pricing' },
  }),
  hubPricingTypes: screen({
    title: 'hubPricingTypes',
    guard: FINANCE_PRICING,
    screen: withMessages(() => import('#web/screens/hub/pricing/pricing-types.screen.tsx')),
    icon: IconRuler2,
    menu: { group: 'pricing' },
  }),
  hubServiceTypes: screen({
    title: 'hubServiceTypes',
    guard: FINANCE_PRICING,
    screen: withMessages(() => import('#web/screens/hub/pricing/service-types.screen.tsx')),
    icon: IconTags,
    menu: { group: 'pricing' },
  }),
  hubCurrencies: screen({
    title: 'hubCurrencies',
    guard: FINANCE_PRICING,
    screen: withMessages(() => import('#web/screens/hub/pricing/currencies.screen.tsx')),
    icon: IconCurrencyEuro,
    menu: { group: 'pricing' },
  }),
  hubPricingTemplates: screen({
    title: 'hubPricingTemplates',
    guard: PRICING,
    screen: withMessages(() => import('#web/screens/hub/pricing/pricing-templates.screen.tsx')),
    icon: IconTemplate,
    menu: { group: 'pricing' },
  }),
  hubTripTypePricingTemplates: screen({
    title: 'hubTripTypePricingTemplates',
    guard: PRICING,
    screen: withMessages(() => import('#web/screens/hub/pricing/trip-type-pricing-templates.screen.tsx')),
    icon: IconCoins,
    menu: { group: 'pricing' },
  }),
  hubTripPeriods: screen({
    title: 'hubTripPeriods',
    guard: FINANCE_PRICING,
    screen: withMessages(() => import('#web/screens/hub/pricing/trip-periods.screen.tsx')),
    icon: IconCalendarEvent,
    menu: { group: 'pricing' },
  }),
  hubPriceBooks: screen({
    title: 'hubPriceBooks',
    guard: allowRolesWith('priceBooks.read', CO, FI, AD),
    screen: withMessages(() => import('#web/screens/hub/pricing/price-books.screen.tsx')),
    icon: IconBook2,
    menu: { group: 'pricing' },
  }),
  hubPricingAudit: screen({
    title: 'hubPricingAudit',
    guard: allowRolesWith('pricing.audit', FI, AD),
    screen: withMessages(() => import('#web/screens/hub/pricing/pricing-audit.screen.tsx')),
    icon: IconZoomCheck,
    menu: { group: 'pricing' },
  }),
  hubOldPricingTypes: redirectTo(paths.hubPricingTypes(), FINANCE_PRICING),
  hubOldServiceTypes: redirectTo(paths.hubServiceTypes(), FINANCE_PRICING),
  hubOldCurrencies: redirectTo(paths.hubCurrencies(), FINANCE_PRICING),
  hubOldPricingTemplates: redirectTo(paths.hubPricingTemplates(), PRICING),
  hubOldTripTypePricingTemplates: redirectTo(paths.hubTripTypePricingTemplates(), PRICING),
} as const;
