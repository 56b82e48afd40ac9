// A sample list for tests and the gallery: people with roles, amounts and days, queried in memory like on the server.

import { Badge, Button } from '@mantine/core';
import { useMemo, useState } from 'react';
import { declareList, sortParts } from '#contract/platform/lists/list.ts';
import { type Condition, parseCondition } from '#contract/platform/lists/list-filter.ts';
import { type Page, pageFrom } from '#contract/platform/lists/paging.ts';
import type { ListRequest } from '#web/ui/list/list.model.ts';
import { ListPage } from '#web/ui/list/list-page.tsx';
import type { Density, ListColumn, ListPageProps, ListView, ListViews } from '#web/ui/list/list-types.ts';

export const ROLES = ['Parent', 'Host family', 'Agent'] as const;

export const peopleList = declareList({
  name: 'people',
  sorts: ['name', 'balance', 'joined'],
  defaultSort: 'name',
  filters: {
    role: { kind: 'choice', choices: ROLES, emptiable: true },
    joined: { kind: 'day' },
    balance: { kind: 'number' },
    verified: { kind: 'flag' },
    city: { kind: 'text', emptiable: true },
  },
});

export interface Person {
  readonly id: number;
  readonly name: string;
  readonly email: string;
  readonly role: string;
  readonly city: string;
  readonly balance: number;
  readonly joined: string;
  readonly verified: boolean;
}

const FIRST = ['Aoife', 'Brendan', 'Chloé', 'Dmitri', 'Émilie', 'Fergus', 'Giulia', 'Hana', 'Ignacio', 'Jürgen'];
const LAST = ['Byrne', "O'Sullivan", 'García-Fernández', 'Müller', 'Rossi', 'Nakamura', 'Dubois'];
const CITIES = ['Dublin', 'Cork', 'Galway', '', 'Limerick'];

/** Returns the same people each time. */
export function people(count: number): Person[] {
  return Array.from({ length: count }, (_, index) => {
    const name = `${FIRST[index % FIRST.length]} ${LAST[index % LAST.length]} ${String(index + 1).padStart(5, '0')}`;
    return {
      id: index + 1,
      name,
      email: `person${index + 1}@example.test`,
      role: ROLES[index % 3] ?? '',
      city: CITIES[index % 5] ?? '',
      balance: ((index * 7919) % 200_000) / 100 - 500,
      joined: new Date(Date.UTC(2024, 0, 1 + (index % 700))).toISOString().slice(0, 10),
      verified: index % 4 !== 0,
    };
  });
}

function meets(value: string, { condition, kind }: { condition: Condition; kind: string }): boolean {
  switch (condition.kind) {
    case 'choice':
      return condition.values.includes(value);
    case 'flag':
      return String(condition.is) === value;
    case 'text':
      return value.toLowerCase().includes(condition.contains.toLowerCase());
    case 'filled':
      return (value !== '') === condition.is;
    case 'range':
      return kind === 'number'
        ? Number(value) >= Number(condition.from ?? value) && Number(value) <= Number(condition.to ?? value)
        : value >= (condition.from ?? value) && value <= (condition.to ?? value);
  }
}

function fits(person: Person, request: ListRequest): boolean {
  const search = request.search?.toLowerCase() ?? '';
  if (!`${person.name} ${person.email}`.toLowerCase().includes(search)) return false;
  return Object.entries(peopleList.filters).every(([name, filter]) => {
    const text = request[name];
    const condition = typeof text === 'string' ? parseCondition(text, filter) : null;
    return condition === null || meets(String(person[name as keyof Person]), { condition, kind: filter.kind });
  });
}

/** Answers a list request like an endpoint. */
export function findPeople(all: readonly Person[], request: ListRequest): Page<Person> {
  const { name, fromEnd } = sortParts(request.sort);
  const key = name as keyof Person;
  const rows = all.filter((person) => fits(person, request)).sort((a, b) => (a[key] < b[key] ? -1 : a[key] > b[key] ? 1 : a.id - b.id));
  if (fromEnd) rows.reverse();
  const { page, perPage } = request;
  return pageFrom(rows.slice((page - 1) * perPage, page * perPage), { total: rows.length, page, perPage });
}

export const columns: readonly ListColumn<Person>[] = [
  { name: 'name', heading: 'Name', cell: ({ name }) => name, primary: true, width: 220 },
  { name: 'email', heading: 'Email', cell: ({ email }) => email },
  { name: 'role', heading: 'Role', cell: ({ role }) => <Badge>{role}</Badge> },
  { name: 'city', heading: 'City', cell: ({ city }) => city },
  { name: 'balance', heading: 'Balance', cell: ({ balance }) => balance.toFixed(2), align: 'end' },
  { name: 'joined', heading: 'Joined', cell: ({ joined }) => joined },
  { name: 'verified', heading: 'Verified', cell: ({ verified }) => (verified ? 'Yes' : 'No'), hidden: true },
];

export const filters: ListPageProps<Person>['filters'] = [
  { name: 'role', label: 'Role', choices: ROLES.map((value) => ({ value, label: value })) },
  { name: 'joined', label: 'Joined' },
  { name: 'balance', label: 'Balance' },
  { name: 'verified', label: 'Verified' },
  { name: 'city', label: 'City' },
];

/** Saved views that are lost on reload. */
export function useSampleViews(first: readonly ListView[] = []): ListViews {
  const [views, setViews] = useState(first);
  return useMemo(
    () => ({
      views,
      async save(view) {
        const saved = { id: Date.now(), ...view };
        setViews((before) => [...before, saved]);
        return saved;
      },
      async change(id, change) {
        setViews((before) => before.map((view) => (view.id === id ? { ...view, ...change } : view)));
        return true;
      },
      async remove({ id }) {
        setViews((before) => before.filter((view) => view.id !== id));
        return true;
      },
    }),
    [views],
  );
}

const rowKey = ({ id }: Person) => id;
const rowName = ({ name }: Person) => name;
const rowLink = ({ id }: Person) => `/people/${id}`;

type SampleProps = Partial<ListPageProps<Person>> & Pick<ListPageProps<Person>, 'load'>;

/** The list with all features enabled. */
export function SampleList(props: SampleProps) {
  const [density, setDensity] = useState<Density>('dense');
  const rowActions = useMemo(
    () => () => [
      { label: 'Edit', run: () => {} },
      { label: 'Deactivate', run: () => {}, tone: 'danger' as const },
    ],
    [],
  );
  return (
    <ListPage
      list={peopleList}
      title="People"
      columns={columns}
      {...(filters === undefined ? {} : { filters })}
      rowKey={rowKey}
      rowName={rowName}
      rowLink={rowLink}
      rowActions={rowActions}
      bulkActions={[
        { label: 'Grant a role', run: async () => {}, toMatching: true },
        { label: 'Deactivate', run: async () => {}, tone: 'danger' },
      ]}
      onExport={async () => {}}
      empty={{ title: 'No people yet', text: 'Invite the first one.', action: <Button>Invite</Button> }}
      density={density}
      onDensity={setDensity}
      {...props}
    />
  );
}
