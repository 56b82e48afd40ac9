// A page for viewing and measuring lists: `?rows=10000` shows that many rows on one page.

import '@mantine/core/styles.layer.css';
import '#web/ui/global.css';
import { MantineProvider, mergeThemeOverrides } from '@mantine/core';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createRoot } from 'react-dom/client';
import { IntlProvider } from 'use-intl/react';
import common from '#messages/en/web/common.json' with { type: 'json' };
import list from '#messages/en/web/list.json' with { type: 'json' };
import type { ListRequest } from '#web/ui/list/list.model.ts';
import { theme } from '#web/ui/theme.ts';
import { cssVariables } from '#web/ui/theme-css.ts';
import { denseTheme } from '#web/ui/theme-dense.ts';
import { findPeople, people, SampleList, useSampleViews } from './list-sample.tsx';
import { createMemoryHistory } from './memory-router.tsx';

const { MemoryRouter } = createMemoryHistory(window.location.pathname + window.location.search);

const asked = new URLSearchParams(window.location.search);
const rows = Number(asked.get('rows') ?? 0);
const all = people(rows || 1204);
const client = new QueryClient();

async function load(request: ListRequest) {
  await new Promise((done) => setTimeout(done, Number(asked.get('wait') ?? 150)));
  if (asked.has('fault')) throw new Error('unreachable');
  return findPeople(asked.has('none') ? [] : all, rows > 0 ? { ...request, perPage: rows, page: 1 } : request);
}

function Gallery() {
  const views = useSampleViews([{ id: 1, name: 'Agents of Cork', query: 'role=Agent&city=cork', isDefault: false }]);
  return (
    <main style={{ padding: 16 }}>
      <h1 style={{ marginBlock: 0, fontSize: 24 }}>People</h1>
      <SampleList load={load} views={views} />
    </main>
  );
}

createRoot(document.getElementById('root') as HTMLElement).render(
  <MantineProvider
    theme={mergeThemeOverrides(theme, denseTheme)}
    cssVariablesResolver={cssVariables}
    forceColorScheme={asked.get('scheme') === 'dark' ? 'dark' : 'light'}
  >
    <IntlProvider locale="en" messages={{ common, list } as never} timeZone="Europe/Dublin">
      <QueryClientProvider client={client}>
        <MemoryRouter>
          <Gallery />
        </MemoryRouter>
      </QueryClientProvider>
    </IntlProvider>
  </MantineProvider>,
);
