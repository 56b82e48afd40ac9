// The fixed numbers of the business: whoever changes one changes what was agreed.

import { expect, test } from 'vitest';
import * as constants from './constants.ts';
import { LOCALES } from './locales.ts';

test('the numbers are those agreed', () => {
  expect(constants).toMatchObject({
    TRIPS_PAGE_SIZE: 12,
    MESSAGES_PAGE_SIZE: 20,
    CONVERSATION_PAGE_SIZE: 10,
    DEFAULT_PAGE_SIZE: 25,
    PAGINATOR_PAGE_SIZE: 15,
    LIST_STATE_PAGE_SIZE: 10,
    STUDENTS_PAGE_SIZE: 100,
    FEATURE_IMAGE_LIMIT: 10,
    DAYS_PER_WEEK: 7,
    MIN_PHOTOS: 3,
    TOAST_MS: 5000,
    ACCESS_DIALOG_MS: 1000,
    IMAGE_GROUPING_MS: 3000,
    CONVERSATION_RETRY: { attempts: 3, apartMs: 10_000, waitMs: 1000 },
    CLOSING_DAYS: { offer: 3, trip: 7 },
    CHUNK_TIMEOUT_MS: 120_000,
    GUESTS: { min: 1, max: 5 },
    BEDROOMS: { min: 1, max: 5 },
    STUDENT_AGES: { min: 0, max: 18 },
    ADULT_AGE: 18,
    DEFAULT_STUDENT_TYPE_ID: 3,
    DEFAULT_COUNT_STUDENTS: 1,
    TRIP_TYPE_ID: { immersion: 1, baseHosting: 2, academic: 10, internship: 11 },
    SEARCH_ENTITY_KINDS: ['county', 'country', 'host family', 'activity'],
    CAMPAIGN_TYPES: ['generic', 'targeted'],
    VAT_RATE: 0.23,
    CALENDAR: { width: 618, fromWidth: 992 },
  });
  expect(constants.PHONE.maxLength).toBe(25);
  expect(constants.PASSWORD.minLength).toBe(8);
});

test('the languages are offered in this order', () => {
  expect(LOCALES).toEqual(['en', 'fr', 'es', 'it', 'de', 'ja', 'ko', 'zh']);
});
