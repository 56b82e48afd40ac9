// How much a user has not read, for other features.

export { countUnreadConversations } from './messages/unread.queries.ts';
