// The members of a group with their trips: adding one by name, taking one out, and trips for all of them.

import { Alert, Anchor, Button, Group as Row, Stack, Text } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { IconUpload } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { Link } from 'wouter';
import { addGroupMembers, removeGroupMember } from '#contract/groups/groups.endpoints.ts';
import type { Group } from '#contract/groups/groups.shapes.ts';
import type { GroupMember, GroupTrips } from '#contract/groups/members.shapes.ts';
import { getAgeOn } from '#contract/people/age.ts';
import { listStudents } from '#contract/people/students.endpoints.ts';
import { paths } from '#web/paths.ts';
import { useAction, useEndpoint } from '#web/platform/api/endpoint-hooks.ts';
import { showToast } from '#web/platform/notices/notices.ts';
import { useSignedInUser } from '#web/platform/session/session.ts';
import { confirm } from '#web/ui/dialog/dialogs.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { FiguresTable } from '#web/ui/figures-table.tsx';
import { FoundSelect } from '#web/ui/form/fields/found-select.tsx';
import { writeDayRange } from '#web/ui/text/day-text.ts';
import { useFormatLocale } from '#web/ui/text/format-locale.ts';
import { useTranslations } from '#web/ui/text/translations.ts';
import { useToday } from '#web/ui/text/zones.ts';
import { MemberImport } from './member-import.tsx';
import { SHOWING_GROUPS, useGroupSteps } from './use-group-steps.ts';

/** Milliseconds without typing before the server is asked. */
const PAUSE_MS = 250;

function AddMember({ group, members }: { readonly group: Group; readonly members: readonly GroupMember[] }) {
  const words = useTranslations('groups.members');
  const [typed, setTyped] = useState('');
  const [search] = useDebouncedValue(typed, PAUSE_MS);
  const { data } = useEndpoint(listStudents, { query: search === '' ? { perPage: 20 } : { perPage: 20, search } });
  const { run } = useAction(addGroupMembers, { told: false, changes: SHOWING_GROUPS });
  const known = new Set(members.map(({ studentId }) => studentId));
  const found = data?.table.data
    .filter(({ id }) => !known.has(id))
    .map(({ id, firstName, lastName, dateOfBirth }) => ({
      id,
      label: [`${firstName} ${lastName}`.trim(), dateOfBirth].filter(Boolean).join(', '),
    }));
  async function add(studentId: number | null): Promise<void> {
    if (studentId === null) return;
    const done = await run({ params: { id: group.id }, body: { studentIds: [studentId] } });
    const added = done?.answer.data.find((member) => member.studentId === studentId);
    if (added !== undefined) showToast(words('added', { name: added.name }));
  }
  return <FoundSelect label={words('add')} found={found} onSearch={setTyped} value={null} onChange={(id) => void add(id)} adds />;
}

/** The members for whom no trip could be created, and why. */
function RefusedTrips({ refused }: { readonly refused: GroupTrips['data'] }) {
  const words = useTranslations('groups.trips');
  if (refused.length === 0) return <div role="status" />;
  return (
    <div role="status">
      <Alert color="yellow" title={words('refused', { count: refused.length })}>
        <ul>
          {refused.map(({ studentId, name, message }) => (
            <li key={studentId}>{`${name}: ${message ?? ''}`}</li>
          ))}
        </ul>
      </Alert>
    </div>
  );
}

interface GroupMembersProps {
  readonly group: Group;
  readonly members: readonly GroupMember[];
  /** The state of a trip. */
  readonly badge: (trip: NonNullable<GroupMember['trip']>) => ReactNode;
}

function useMemberColumns({ group, members, badge }: GroupMembersProps) {
  const words = useTranslations('groups.members');
  const genders = useTranslations('names.gender');
  const today = useToday();
  const mayWrite = useSignedInUser().capabilities.includes('groups.write');
  const { run } = useAction(removeGroupMember, { told: false, changes: SHOWING_GROUPS });
  async function remove({ studentId, name }: GroupMember): Promise<void> {
    const question = { title: words('removeTitle', { name }), consequences: [words('removeText')], confirm: words('remove') };
    if (!(await confirm({ ...question, tone: 'danger' }))) return;
    if ((await run({ params: { id: group.id, studentId } })) !== null) showToast(words('removed', { name }));
  }
  const columns = [
    {
      name: 'student',
      heading: words('student'),
      cell: ({ studentId, name }: GroupMember) => (
        <Anchor component={Link} to={paths.hubStudentView({ id: studentId })} inherit>
          {name}
        </Anchor>
      ),
    },
    {
      name: 'age',
      heading: words('age'),
      cell: ({ dateOfBirth }: GroupMember) => String(getAgeOn(dateOfBirth, group.fromDate ?? today) ?? ''),
      figure: true,
    },
    {
      name: 'gender',
      heading: words('gender'),
      cell: ({ gender }: GroupMember) => (genders.has(gender as 'other') ? genders(gender as 'other') : ''),
    },
    { name: 'parents', heading: words('parents'), cell: ({ parents }: GroupMember) => parents.join(', ') },
    {
      name: 'trip',
      heading: words('trip'),
      cell: ({ trip }: GroupMember) =>
        trip === null ? (
          <Text span size="sm" c="dimmed" style={{ whiteSpace: 'nowrap' }}>
            {words('noTrip')}
          </Text>
        ) : (
          <Anchor component={Link} to={paths.hubTripEdit({ id: trip.id })} inherit>
            {badge(trip)}
          </Anchor>
        ),
    },
  ];
  const actions = {
    name: 'actions',
    heading: words('actions'),
    cell: (member: GroupMember) =>
      member.trip === null && (
        <Button
          variant="default"
          size="compact-sm"
          aria-label={words('removeOne', { name: member.name })}
          onClick={() => void remove(member)}
        >
          {words('remove')}
        </Button>
      ),
  };
  // Members with a trip are not removed: without others, the column would be empty.
  return mayWrite && members.some(({ trip }) => trip === null) ? [...columns, actions] : columns;
}

function CreateTrips({ group, members }: Omit<GroupMembersProps, 'badge'>) {
  const words = useTranslations('groups.trips');
  const tag = useFormatLocale();
  const { createTrips, isCreatingTrips } = useGroupSteps(group);
  const [refused, setRefused] = useState<GroupTrips['data']>([]);
  const waiting = members.filter(({ trip }) => trip === null).length;
  const { fromDate, toDate } = group;
  async function create(): Promise<void> {
    if (fromDate !== null && toDate !== null) {
      const text = words('text', { count: waiting, dates: writeDayRange(fromDate, toDate, { tag }) });
      if (!(await confirm({ title: words('title'), consequences: [text], confirm: words('create') }))) return;
    }
    const results = await createTrips();
    if (results === null) return;
    setRefused(results.filter(({ outcome }) => outcome === 'refused'));
    showToast(words('done', { count: results.filter(({ outcome }) => outcome === 'created').length }));
  }
  return (
    <>
      <Button disabled={waiting === 0} loading={isCreatingTrips} onClick={() => void create()}>
        {words('create')}
      </Button>
      <RefusedTrips refused={refused} />
    </>
  );
}

export function GroupMembers(props: GroupMembersProps) {
  const { group, members } = props;
  const words = useTranslations('groups');
  const { capabilities } = useSignedInUser();
  const [isImporting, setImporting] = useState(false);
  const columns = useMemberColumns(props);
  const mayWrite = capabilities.includes('groups.write');
  const mayImport = capabilities.includes('students.write');
  const trips = String(members.filter(({ trip }) => trip !== null).length);
  return (
    <Stack>
      {mayWrite && (
        <Row align="flex-end">
          <AddMember group={group} members={members} />
          {mayImport && (
            <Button variant="default" leftSection={<IconUpload size={16} aria-hidden />} onClick={() => setImporting(true)}>
              {words('import.open')}
            </Button>
          )}
          {capabilities.includes('trips.create') && <CreateTrips group={group} members={members} />}
        </Row>
      )}
      {members.length === 0 ? (
        <EmptyState order={2} title={words('members.empty.title')} text={mayWrite && words('members.empty.text')} />
      ) : (
        <>
          <Text size="sm" role="status">
            {words('members.count', { count: members.length, trips })}
          </Text>
          <FiguresTable label={words('tab.members')} columns={columns} rows={members} rowKey={({ studentId }) => studentId} stacks />
        </>
      )}
      {isImporting && <MemberImport groupId={group.id} onClose={() => setImporting(false)} />}
    </Stack>
  );
}
