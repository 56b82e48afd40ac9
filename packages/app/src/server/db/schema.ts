// Every table of the product, for the query builder and for generating migrations.

export * from './schema/attachments.ts';
export * from './schema/booking.ts';
export * from './schema/camps.ts';
export * from './schema/contact.ts';
export * from './schema/content.ts';
export * from './schema/conversations.ts';
export * from './schema/demo.ts';
export * from './schema/enquiries.ts';
export * from './schema/expenses.ts';
export * from './schema/finance.ts';
export * from './schema/gateway.ts';
export * from './schema/host-families.ts';
export * from './schema/identity.ts';
export * from './schema/lists.ts';
export * from './schema/notifications.ts';
export * from './schema/offers.ts';
export * from './schema/payouts.ts';
export * from './schema/people.ts';
export * from './schema/places.ts';
export * from './schema/platform.ts';
export * from './schema/price-books.ts';
export * from './schema/pricing.ts';
export * from './schema/purchases.ts';
export * from './schema/runs.ts';
export * from './schema/search.ts';
export * from './schema/trips.ts';
