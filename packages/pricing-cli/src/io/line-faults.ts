// What can be wrong with a line before anything is read from it; the same words whoever reads it.

import type { Complaint } from '../failure.ts';

export const LINE_TOO_LONG: Complaint = { code: 'line_too_long', message: 'expected a record of at most 16 MB on one line' };
export const INVALID_UTF8: Complaint = { code: 'invalid_utf8', message: 'expected text in UTF-8' };
