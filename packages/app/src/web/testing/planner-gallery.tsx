// A page for viewing and measuring the yearly planner: `?rows=5000` shows that many families.

import '@mantine/core/styles.layer.css';
import '#web/ui/global.css';
import { MantineProvider, mergeThemeOverrides } from '@mantine/core';
import { createRoot } from 'react-dom/client';
import { IntlProvider } from 'use-intl/react';
import { PLANNER_PAGE, type PlannerRow } from '#contract/host-families/planner.shapes.ts';
import { PLANNER_WEEKS, WEEK_LETTERS } from '#contract/host-families/planner-weeks.ts';
import names from '#messages/en/shared/names.json' with { type: 'json' };
import planner from '#messages/en/web/planner.json' with { type: 'json' };
import { YearlyPlanner } from '#web/features/host-families/planner/yearly-planner.tsx';
import { theme } from '#web/ui/theme.ts';
import { cssVariables } from '#web/ui/theme-css.ts';
import { denseTheme } from '#web/ui/theme-dense.ts';
import { createMemoryHistory } from './memory-router.tsx';
import { playServer } from './play-server.ts';

const { MemoryRouter } = createMemoryHistory('/hub/yearly-planner');
const COUNT = Number(new URLSearchParams(window.location.search).get('rows') ?? 40);
const COUNTIES = 20;

/** Stretches of a few weeks each, as years of families are. */
function createWeeks(id: number): string {
  let weeks = '';
  for (let part = 0; weeks.length < PLANNER_WEEKS; part++) {
    const letter = WEEK_LETTERS[(id * 7 + part * 5) % WEEK_LETTERS.length] ?? 'f';
    weeks += letter.repeat(1 + ((id + part) % 4));
  }
  return weeks.slice(0, PLANNER_WEEKS);
}

const rows = Array.from({ length: COUNT }, (_, index): PlannerRow => {
  const county = Math.floor((index * COUNTIES) / COUNT);
  return {
    id: index + 1,
    name: `Family ${index + 1}`,
    countyId: county,
    county: `County ${county}`,
    guestsNumber: 2,
    weeks: createWeeks(index),
  };
});

window.fetch = playServer({
  'GET /api/planner': ({ search }) => {
    const page = Number(search.get('page'));
    const data = rows.slice((page - 1) * PLANNER_PAGE, page * PLANNER_PAGE);
    return { fromDate: '2026-06-29', data, total: COUNT, nextPage: page * PLANNER_PAGE < COUNT ? page + 1 : null };
  },
});

const FILTERS = {};

createRoot(document.getElementById('root') as HTMLElement).render(
  <MantineProvider theme={mergeThemeOverrides(theme, denseTheme)} cssVariablesResolver={cssVariables} forceColorScheme="light">
    <IntlProvider locale="en" messages={{ planner, names } as never} timeZone="Europe/Dublin">
      <MemoryRouter>
        <main style={{ padding: 16 }}>
          <YearlyPlanner filters={FILTERS} />
        </main>
      </MemoryRouter>
    </IntlProvider>
  </MantineProvider>,
);
