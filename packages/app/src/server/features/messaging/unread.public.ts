// How much users have not read, for other features.

export { countUnreadConversations, repairUnread } from './messages/unread.queries.ts';
