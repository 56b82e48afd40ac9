// Which host families a caller lists, for the search of records.

export { whereListedFamilies } from './list/list.service.ts';
