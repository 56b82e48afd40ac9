// The engine's issues as complaints: with the line they stand on, and in words.

import type { Issue } from '@hosted-stay/pricing-core';
import { type Complaint, fieldName } from '../failure.ts';
import { issueText } from './issue-text.ts';
import type { JsonDocument } from './json-document.ts';

/** Complaints about a JSON document, each with the line and column of the field it is about. */
export async function complaintsIn(document: JsonDocument, issues: readonly Issue[]): Promise<Complaint[]> {
  const { placesIn } = await import('./json-places.ts');
  const places = placesIn(document);
  return Promise.all(issues.map((issue) => complaintAt(places.whereIs(issue.path), issue)));
}

/** A complaint about one record of a stream: `bookings.ndjson:17`. */
export async function complaintAt(where: string | undefined, issue: Issue): Promise<Complaint> {
  return { where, field: fieldName(issue.path), code: issue.code, message: await issueText(issue) };
}
