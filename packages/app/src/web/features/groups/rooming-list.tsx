// Who of a group stays with which family, as the trips say.

import { Stack } from '@mantine/core';
import type { GroupMember } from '#contract/groups/members.shapes.ts';
import { useFamilyTitle } from '#web/platform/messages/page-locale.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { FiguresTable } from '#web/ui/figures-table.tsx';
import { useTranslations } from '#web/ui/text/translations.ts';

interface Home {
  readonly key: string;
  readonly family: string;
  readonly names: readonly string[];
}

/** Returns the families with their students, by name; those without a family last. */
function useHomes(members: readonly GroupMember[]): readonly Home[] {
  const words = useTranslations('groups.rooming');
  const titleOf = useFamilyTitle();
  const going = members.flatMap(({ name, trip }) => (trip === null ? [] : [{ name, trip }]));
  const families = new Map(going.map(({ trip }) => [trip.hostFamilyId, trip.hostFamilyName]));
  const homes = [...families].map(([id, family]) => ({
    key: String(id),
    isNone: id === null,
    family: id === null ? words('none') : titleOf(family === '' ? `#${id}` : family),
    names: going.flatMap(({ name, trip }) => (trip.hostFamilyId === id ? [name] : [])),
  }));
  return homes.toSorted((one, other) => Number(one.isNone) - Number(other.isNone) || one.family.localeCompare(other.family));
}

export function RoomingList({ members }: { readonly members: readonly GroupMember[] }) {
  const words = useTranslations('groups.rooming');
  const tabs = useTranslations('groups.tab');
  const homes = useHomes(members);
  if (homes.length === 0) return <EmptyState order={2} title={words('empty')} text={words('emptyText')} />;
  return (
    <Stack>
      <FiguresTable
        label={tabs('rooming')}
        columns={[
          { name: 'family', heading: words('family'), cell: ({ family }: Home) => family },
          { name: 'students', heading: words('students'), cell: ({ names }: Home) => names.join(', ') },
          { name: 'beds', heading: words('beds'), cell: ({ names }: Home) => String(names.length), figure: true },
        ]}
        rows={homes}
        rowKey={({ key }) => key}
        stacks
      />
    </Stack>
  );
}
