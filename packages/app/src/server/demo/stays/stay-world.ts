// The data of a stay of the demo world: addresses and names instead of ids.

import type { TripState } from '#contract/trips/states.ts';
import type { Direction, MetBy } from '#contract/trips/transfers.rules.ts';

export interface DemoChild {
  readonly firstName: string;
  readonly lastName: string;
  readonly dateOfBirth: string;
  readonly gender: 'male' | 'female';
  /** The country's number in ISO 3166-1. */
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
  /** The wished number of camp weeks; 0 for a stay with the family only. */
  readonly campWeeks: number;
  readonly services: readonly string[];
  /** How the child arrives and leaves; empty if not known yet. */
  readonly journeys: readonly DemoJourney[];
  readonly bookedAt: Date;
}
