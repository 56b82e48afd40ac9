// The states of a group, which those who look after it set themselves, and the columns of lists of members that can be imported.

/** From the first plan to the last day; archived groups are out of the way, and can come back. */
export const GROUP_STATES = ['planning', 'confirmed', 'travelling', 'done', 'archived'] as const;
export type GroupState = (typeof GROUP_STATES)[number];

/** What a column of a list of members can hold. */
export const MEMBER_COLUMNS = ['name', 'firstName', 'lastName', 'dateOfBirth', 'gender', 'parentName', 'parentEmail'] as const;
export type MemberColumn = (typeof MEMBER_COLUMNS)[number];
