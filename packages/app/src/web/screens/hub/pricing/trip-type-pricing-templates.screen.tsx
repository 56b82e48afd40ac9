// The prices of templates at each level.

export { PricesPage as default } from '#web/features/pricing/prices/prices-page.tsx';
