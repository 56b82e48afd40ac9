// What a host family tells of itself and its home: the choices of each field.

export const HOME_TYPES = ['house', 'flat', 'farm', 'other'] as const;
/** Empty if it isn't said. */
export type HomeType = (typeof HOME_TYPES)[number] | '';

/** Where people smoke. */
export const SMOKING = ['no', 'outside', 'yes'] as const;
export type Smoking = (typeof SMOKING)[number] | '';

/** How students get to school. */
export const SCHOOL_WAYS = ['foot', 'bike', 'bus', 'train', 'car'] as const;
export type SchoolWay = (typeof SCHOOL_WAYS)[number] | '';

/** The diets that a family can cook for. */
export const DIETS = ['vegetarian', 'vegan', 'halal', 'kosher', 'gluten_free', 'lactose_free', 'nut_free'] as const;

export const ROOM_KINDS = ['single', 'double', 'twin', 'bunk', 'shared'] as const;
export type RoomKind = (typeof ROOM_KINDS)[number];

/** Who set the place of a home on the map. */
export const PIN_SOURCES = ['family', 'staff'] as const;
export type PinSource = (typeof PIN_SOURCES)[number];

/** Who paused a family: itself, staff, or a rule of the product. */
export const PAUSE_REASONS = ['family', 'staff', 'check_lapsed', 'unresponsive'] as const;
/** Empty unless it is paused. */
export type PauseReason = (typeof PAUSE_REASONS)[number] | '';

/** The texts of a family that are kept in several languages. */
export const FAMILY_TEXT_KINDS = ['story', 'houseRules'] as const;
export type FamilyTextKind = (typeof FAMILY_TEXT_KINDS)[number];

/** Who wrote a text in another language: the family, staff, or a translation service. */
export const FAMILY_TEXT_SOURCES = ['family', 'staff', 'machine'] as const;
export type FamilyTextSource = (typeof FAMILY_TEXT_SOURCES)[number];
