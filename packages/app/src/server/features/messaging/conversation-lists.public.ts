// The list of conversations for the hub’s home.

export { listConversations } from './conversations/conversations.service.ts';
