// The active filters as a list, so that each can be removed.

import { STUDENT_AGES } from '#contract/platform/constants.ts';
import type { SearchFilter } from '#contract/search/search-filter.ts';

type ListName =
  | 'activityType'
  | 'stayType'
  | 'genders'
  | 'countries'
  | 'counties'
  | 'amenities'
  | 'locations'
  | 'nearbyActivities'
  | 'familyInterests'
  | 'hostingTypes';

/** An active filter: its name, its value if it has several, and the change that removes it. */
export interface Chip {
  readonly name: ListName | 'activityInclude' | 'searchText' | 'studentAge' | 'dates' | 'pricing' | 'hostFamilyName' | 'children';
  readonly value: string;
  readonly off: Partial<SearchFilter>;
}

const LISTS: readonly ListName[] = [
  'countries',
  'counties',
  'locations',
  'stayType',
  'activityType',
  'nearbyActivities',
  'amenities',
  'familyInterests',
  'genders',
  'hostingTypes',
];

function listChips(filter: SearchFilter, name: ListName): Chip[] {
  const values: readonly (string | number)[] = filter[name];
  return values.map((value) => ({ name, value: String(value), off: { [name]: values.filter((other) => other !== value) } }));
}

/** Returns every active filter, in the order of the page. */
export function listFilterChips(filter: SearchFilter): Chip[] {
  const { searchText, studentAge, fromDate, toDate, pricing, hostFamilyName, children, activity } = filter;
  const [from, to] = studentAge;
  const { min, max } = STUDENT_AGES;
  const off = <Name extends Chip['name']>(name: Name, isOn: boolean, chip: Omit<Chip, 'name'>): Chip[] => (isOn ? [{ name, ...chip }] : []);
  return [
    ...off('searchText', searchText !== '', { value: searchText, off: { searchText: '' } }),
    ...off('dates', fromDate !== null && toDate !== null, { value: `${fromDate} ${toDate}`, off: { fromDate: null, toDate: null } }),
    ...off('children', children > 1, { value: String(children), off: { children: 1 } }),
    ...LISTS.flatMap((name) => listChips(filter, name)),
    ...activity.activityInclude.map(
      (id): Chip => ({
        name: 'activityInclude',
        value: String(id),
        off: { activity: { ...activity, activityInclude: activity.activityInclude.filter((other) => other !== id) } },
      }),
    ),
    ...off('studentAge', from !== min || to !== max, { value: `${from}–${to}`, off: { studentAge: [min, max] } }),
    ...off('pricing', pricing.length > 0, { value: pricing.join(' '), off: { pricing: [] } }),
    ...off('hostFamilyName', hostFamilyName !== '', { value: hostFamilyName, off: { hostFamilyName: '' } }),
  ];
}
