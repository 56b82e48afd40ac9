// A request as a command line that prices it, ready to be copied into a shell.

import type { QuoteRequestInput } from '@hosted-stay/pricing-core';

/** `pricing quote --book book.json --host-family-id 500 …`; only what differs from the defaults is said. */
export function quoteCommandLine(book: string, request: QuoteRequestInput): string {
  const { hostFamilyId, fromDate, toDate, activityDetailsType, currentNoOfWeeks, countStudents, discountCode, vatExempt } = request;
  const words = [
    ...['pricing', 'quote', '--book', book],
    ...['--host-family-id', hostFamilyId, '--from-date', fromDate, '--to-date', toDate],
    ...option('--activity-details-type', activityDetailsType, 'family'),
    ...option('--current-no-of-weeks', currentNoOfWeeks, null),
    ...(request.nearbyActivities ?? []).flatMap(({ id, weeks = 1 }) => ['--nearby-activity', weeks === 1 ? id : `${id}:${weeks}`]),
    ...(request.serviceTypeIds ?? []).flatMap((id) => ['--service-type-id', id]),
    ...option('--count-students', countStudents, 1),
    ...option('--discount-code', discountCode, null),
    ...(vatExempt === true ? ['--vat-exempt'] : []),
    ...(request.withoutPerBooking === true ? ['--without-per-booking'] : []),
  ];
  return words.map((word) => shellWord(String(word))).join(' ');
}

function option<T>(flag: string, value: T | undefined, usual: T): (string | T)[] {
  return value === undefined || value === usual ? [] : [flag, value];
}

/** Safe in any POSIX shell, whatever a code or a file is called. */
function shellWord(word: string): string {
  return /^[\w./:@%+,-]+$/.test(word) ? word : `'${word.replaceAll("'", "'\\''")}'`;
}
