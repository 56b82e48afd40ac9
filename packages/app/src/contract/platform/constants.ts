// The numbers and names of the business that are fixed; each has one home, here.

/** Trips of one page of the trip list. */
export const TRIPS_PAGE_SIZE = 12;
/** Messages of one page of a conversation. */
export const MESSAGES_PAGE_SIZE = 20;
/** Conversations of one page of a conversation list. */
export const CONVERSATION_PAGE_SIZE = 10;
/** Rows of one page wherever nothing else is said. */
export const DEFAULT_PAGE_SIZE = 25;
/** Rows of one page of the server's plain paginator (`PageState`). */
export const PAGINATOR_PAGE_SIZE = 15;
/** What the state of a list holds until its first answer has come. */
export const LIST_STATE_PAGE_SIZE = 10;
/** Students of one page of the student list. */
export const STUDENTS_PAGE_SIZE = 100;
/** The most rows that a request may ask for in one page. */
export const MAX_PAGE_SIZE = 100;

/** Feature images of a host family's profile. */
export const FEATURE_IMAGE_LIMIT = 10;
/** Days of a week. */
export const DAYS_PER_WEEK = 7;
/** Photos that a host family needs before its profile can be live. */
export const MIN_PHOTOS = 3;

/** How long a toast stays, in milliseconds. */
export const TOAST_MS = 5000;
/** How long the dialog on a refused area stays, in milliseconds. */
export const ACCESS_DIALOG_MS = 1000;
/** Images of one sender that follow each other within this many milliseconds are shown as one group. */
export const IMAGE_GROUPING_MS = 3000;
/** Loading a conversation: attempts, milliseconds between them, and milliseconds to wait while a load of it is under way. */
export const CONVERSATION_RETRY = { attempts: 3, apartMs: 10_000, waitMs: 1000 } as const;
/** Days after its end until a conversation is read-only: of an offer, and of any other trip. */
export const CLOSING_DAYS = { offer: 3, trip: 7 } as const;
/** How long the code of a page may take to load, in milliseconds. */
export const CHUNK_TIMEOUT_MS = 120_000;

/** Guests that a family takes, and bedrooms it has. */
export const GUESTS = { min: 1, max: 5 } as const;
export const BEDROOMS = { min: 1, max: 5 } as const;
/** The ages a search for families offers. */
export const STUDENT_AGES = { min: 0, max: 18 } as const;
/** From this age on, on the first day of the trip, somebody is no child. */
export const ADULT_AGE = 18;
/** The kind of student that is meant where none is said: an individual one. */
export const DEFAULT_STUDENT_TYPE_ID = 3;
export const DEFAULT_COUNT_STUDENTS = 1;

/** Trip types with a fixed id. */
export const TRIP_TYPE_ID = { immersion: 1, baseHosting: 2, academic: 10, internship: 11 } as const;
export const SEARCH_ENTITY_KINDS = ['county', 'country', 'host family', 'activity'] as const;
export const CAMPAIGN_TYPES = ['generic', 'targeted'] as const;
/** The rate of VAT where a business has none of its own. */
export const VAT_RATE = 0.23;

/** Width of a calendar in pixels, on screens at least `fromWidth` pixels wide. */
export const CALENDAR = { width: 618, fromWidth: 992 } as const;
/** A field for a phone number. */
export const PHONE = { maxLength: 25, pattern: /^[+0-9 ()-]*$/ } as const;
/** Characters a password must have at least, and may have at most. */
export const PASSWORD = { minLength: 8, maxLength: 128 } as const;
/** Seconds until another reset link may be asked for. */
export const RESEND_SECONDS = 60;
