// Public functions of the safety of messages for other features.

export { findContactDetails } from './safety/contact-details.rules.ts';
