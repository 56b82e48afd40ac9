// Which accounts are listed, for the search of records.

export { isPerson } from './users/users.queries.ts';
