// The filters of the lists of students.

import { listStudentAgents } from '#contract/people/students.endpoints.ts';
import { useEndpoint } from '#web/platform/api/endpoint-hooks.ts';
import { useSignedInUser } from '#web/platform/session/session.ts';
import { useFoundParents } from '#web/platform/session/user-choices.ts';
import type { ListFilter } from '#web/ui/list/list-types.ts';
import { useTranslations } from '#web/ui/text/translations.ts';
import { useCountryChoices, useTypeChoices } from './student-facts.ts';

export function useStudentFilters(): readonly ListFilter[] {
  const label = useTranslations('lists.students.columns');
  const { capabilities } = useSignedInUser();
  const agents = useEndpoint(listStudentAgents, {}, { when: capabilities.includes('students.manage') });
  const countries = useCountryChoices();
  const types = useTypeChoices();
  return [
    { name: 'age', label: label('age') },
    { name: 'countryId', label: label('countryId'), choices: countries },
    { name: 'studentTypeId', label: label('studentTypeId'), choices: types },
    ...(capabilities.includes('users.read') ? [{ name: 'parentId', label: label('parentId'), useFound: useFoundParents }] : []),
    {
      name: 'agentId',
      label: label('agentId'),
      choices: (agents.data?.data ?? []).map(({ id, name }) => ({ value: String(id), label: name })),
    },
    { name: 'nextTrip', label: label('nextTrip') },
    ...(capabilities.includes('students.health') ? [{ name: 'complete', label: label('complete') }] : []),
  ];
}
