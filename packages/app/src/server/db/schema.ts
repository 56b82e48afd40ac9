// Every table of the product, for the query builder and for making migrations.

export * from './schema/identity.ts';
export * from './schema/platform.ts';
