// Fixed numbers and names of the business, each defined only here.

/** Trips per page of the trip list. */
export const TRIPS_PAGE_SIZE = 12;
/** Messages per page of a conversation. */
export const MESSAGES_PAGE_SIZE = 20;
/** Conversations per page of a conversation list. */
export const CONVERSATION_PAGE_SIZE = 10;
/** Rows per page by default. */
export const DEFAULT_PAGE_SIZE = 25;
/** Rows per page of the server's plain paginator (`PageState`). */
export const PAGINATOR_PAGE_SIZE = 15;
/** The page size in a list's state before the first answer. */
export const LIST_STATE_PAGE_SIZE = 10;
/** Students per page of the student list. */
export const STUDENTS_PAGE_SIZE = 100;
/** The maximum page size of a request. */
export const MAX_PAGE_SIZE = 100;

/** The maximum number of feature images in a host family's profile. */
export const FEATURE_IMAGE_LIMIT = 10;
export const DAYS_PER_WEEK = 7;
/** Photos that a host family needs before its profile can be live. */
export const MIN_PHOTOS = 3;

/** How long a toast stays, in milliseconds. */
export const TOAST_MS = 5000;
/** How long the dialog about a refused area stays, in milliseconds. */
export const ACCESS_DIALOG_MS = 1000;
/** Consecutive images of one sender within this many milliseconds are shown as one group. */
export const IMAGE_GROUPING_MS = 3000;
/** Loading a conversation: attempts, milliseconds between them, and milliseconds to wait for a load in progress. */
export const CONVERSATION_RETRY = { attempts: 3, apartMs: 10_000, waitMs: 1000 } as const;
/** Days after the end until a conversation becomes read-only, with an offer or with any other trip. */
export const CLOSING_DAYS = { offer: 3, trip: 7 } as const;
/** The timeout for loading a page's code, in milliseconds. */
export const CHUNK_TIMEOUT_MS = 120_000;

/** The guests that a family can host, and its bedrooms. */
export const GUESTS = { min: 1, max: 5 } as const;
export const BEDROOMS = { min: 1, max: 5 } as const;
/** The ages that the family search offers. */
export const STUDENT_AGES = { min: 0, max: 18 } as const;
/** A person of this age or older on the first day of the trip is an adult. */
export const ADULT_AGE = 18;
/** The default type of student: individual. */
export const DEFAULT_STUDENT_TYPE_ID = 3;
export const DEFAULT_COUNT_STUDENTS = 1;

/** Trip types with fixed IDs. */
export const TRIP_TYPE_ID = { immersion: 1, baseHosting: 2, academic: 10, internship: 11 } as const;
export const SEARCH_ENTITY_KINDS = ['county', 'country', 'host family', 'activity'] as const;
export const CAMPAIGN_TYPES = ['generic', 'targeted'] as const;
/** The VAT rate of a business that has none of its own. */
export const VAT_RATE = 0.23;

/** The width of a calendar in pixels, on screens at least `fromWidth` pixels wide. */
export const CALENDAR = { width: 618, fromWidth: 992 } as const;
/** A field for a phone number. */
export const PHONE = { maxLength: 25, pattern: /^[+0-9 ()-]*$/ } as const;
/** The minimum and maximum length of a password. */
export const PASSWORD = { minLength: 8, maxLength: 128 } as const;
/** Seconds until another reset link can be requested. */
export const RESEND_SECONDS = 60;
