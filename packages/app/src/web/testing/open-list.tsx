// Opens the sample list at an address, for tests.

import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { vi } from 'vitest';
import { page } from 'vitest/browser';
import type { ListRequest } from '#web/ui/list/list.model.ts';
import type { ListPageProps, ListView } from '#web/ui/list/list-types.ts';
import { findPeople, type Person, people, SampleList, useSampleViews } from './list-sample.tsx';
import { createMemoryHistory } from './memory-router.tsx';
import { show } from './render.tsx';

export const sixty = people(60);

function Sample({
  first = [],
  ...props
}: Partial<ListPageProps<Person>> & Pick<ListPageProps<Person>, 'load'> & { first?: readonly ListView[] }) {
  return <SampleList views={useSampleViews(first)} {...props} />;
}

/** Returns the history and the last request. */
export async function openList(
  address = '',
  { scheme = 'light', ...props }: Partial<ListPageProps<Person>> & { scheme?: 'light' | 'dark'; first?: readonly ListView[] } = {},
) {
  const load = vi.fn(async (request: ListRequest) => findPeople(sixty, request));
  const { history, MemoryRouter } = createMemoryHistory(`/people${address}`);
  await show(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter>
        <Sample load={load} {...props} />
      </MemoryRouter>
    </QueryClientProvider>,
    { words: ['list'], scheme },
  );
  return { load, history, last: () => load.mock.lastCall?.[0] };
}

/** Returns the header cells of rows. */
export const rowNames = () => page.getByRole('rowheader');
export const firstRow = () => rowNames().first();
