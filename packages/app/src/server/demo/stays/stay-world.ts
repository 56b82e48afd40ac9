// What a stay of the demo world consists of, as plain data: addresses and names stand in the place of numbers.

import type { TripState } from '#contract/trips/states.ts';

export interface DemoChild {
  readonly firstName: string;
  readonly lastName: string;
  readonly dateOfBirth: string;
  readonly gender: 'male' | 'female';
  /** By its number in ISO 3166-1. */
  readonly countryId: number;
  readonly hobbies: string;
  readonly allergies: string;
  readonly anyMedicalCondition: string;
  readonly vacinated: 0 | 1;
}

export interface DemoStay {
  /** Addresses of accounts. */
  readonly parent: string;
  readonly family: string;
  readonly agent: string | null;
  readonly group: string | null;
  readonly child: DemoChild;
  readonly fromDate: string;
  readonly toDate: string;
  readonly state: TripState;
  /** Camp weeks wished; nothing is wished of a stay with the family alone. */
  readonly campWeeks: number;
  readonly services: readonly string[];
  readonly bookedAt: Date;
}
