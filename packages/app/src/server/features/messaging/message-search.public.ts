// What finds messages, for the search of records.

export { whereReadableConversations } from './conversations/conversation-scope.queries.ts';
export { isSearchable } from './conversations/searchable.rules.ts';
