// A student as the server sends them, for tests that show one.

import type { Student, StudentPage } from '#contract/people/students.shapes.ts';

/** Returns the student Anna, with complete details except for medical conditions. */
export function student(change: Partial<Student> = {}): StudentPage {
  return {
    id: 5,
    firstName: 'Anna',
    lastName: 'Byrne',
    dateOfBirth: '2012-03-04',
    age: 14,
    gender: 'female',
    hobbies: 'Riding',
    countryId: 250,
    country: { id: 250, code: 'FR', name: 'France' },
    studentTypeId: 3,
    allergies: 'Hazelnuts',
    anyMedicalCondition: '',
    vacinated: 1,
    notes: '',
    missing: ['anyMedicalCondition'],
    photos: [],
    parents: [{ id: 8, firstName: 'Jeanne', lastName: 'Byrne', email: 'jeanne@example.test' }],
    agentId: null,
    agentName: null,
    nextTrip: { id: 3, state: 'booked', fromDate: '2026-07-05', toDate: '2026-07-18' },
    createdAt: '2026-06-15T10:00:00.000Z',
    version: 2,
    actions: ['edit', 'remove', 'manage'],
    trips: [],
    ...change,
  };
}
