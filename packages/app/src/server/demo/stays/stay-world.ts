// What a stay of the demo world consists of, as plain data: addresses and names stand in the place of numbers.

import type { TripState } from '#contract/trips/states.ts';
import type { Direction, MetBy } from '#contract/trips/transfers.rules.ts';

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

export interface DemoJourney {
  readonly direction: Direction;
  readonly day: string;
  readonly time: string;
  readonly place: string;
  readonly carrierNumber: string;
  readonly metBy: MetBy;
  readonly meetName: string;
  readonly meetPhone: string;
  readonly unaccompaniedMinor: boolean;
  readonly note: string;
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
  /** How the child arrives and leaves; none where nobody has said it. */
  readonly journeys: readonly DemoJourney[];
  readonly bookedAt: Date;
}
