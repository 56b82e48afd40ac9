// Answers by email, for the start of the server.

export { type InboundSmtp, startInboundSmtp } from './notices/inbound/inbound-smtp.ts';
