// The types of students with fixed IDs.

export const STUDENT_TYPE_ID = { group: 1, agent: 2, individual: 3 } as const;

export type StudentTypeCode = keyof typeof STUDENT_TYPE_ID;

export const STUDENT_TYPE_CODES = Object.keys(STUDENT_TYPE_ID) as readonly StudentTypeCode[];
