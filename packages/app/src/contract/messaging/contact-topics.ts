// The topics of the contact form.

export const CONTACT_TOPICS = ['booking', 'hosting', 'account', 'payment', 'partnership', 'other'] as const;

export type ContactTopic = (typeof CONTACT_TOPICS)[number];
