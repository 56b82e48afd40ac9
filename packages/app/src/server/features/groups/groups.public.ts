// Public functions of groups for other features.

export { whereOwnGroups } from './groups.queries.ts';
