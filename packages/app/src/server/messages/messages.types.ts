// What the compiler holds the messages of the server to: a text for each code that the product has, and none besides.

import type { BookingIssue, DetailedIssue } from '#contract/booking/booking.shapes.ts';
import type { Assert, CoversCodes } from '#contract/messages/code-messages.ts';
import type { ServerMessages } from './english.types.ts';

export type Checked = [Assert<CoversCodes<Exclude<BookingIssue, DetailedIssue>, ServerMessages['booking']['issue']>>];
