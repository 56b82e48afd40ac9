// A page for viewing and measuring a grid of cells: `?rows=5000` shows that many rows of forty columns.

import '@mantine/core/styles.layer.css';
import '#web/ui/global.css';
import { MantineProvider, mergeThemeOverrides } from '@mantine/core';
import { useReducer } from 'react';
import { createRoot } from 'react-dom/client';
import { IntlProvider } from 'use-intl/react';
import form from '#messages/en/web/form.json' with { type: 'json' };
import grid from '#messages/en/web/grid.json' with { type: 'json' };
import { reduceGrid } from '#web/ui/grid/grid.model.ts';
import { Grid } from '#web/ui/grid/grid.tsx';
import type { GridColumn } from '#web/ui/grid/grid-layout.model.ts';
import { emptyGrid, type LineKey, toCellKey } from '#web/ui/grid/grid-state.model.ts';
import { theme } from '#web/ui/theme.ts';
import { cssVariables } from '#web/ui/theme-css.ts';
import { denseTheme } from '#web/ui/theme-dense.ts';

const COLUMNS = 40;
const COUNT = Number(new URLSearchParams(window.location.search).get('rows') ?? 40);

const columns = Array.from(
  { length: COLUMNS },
  (_, index): GridColumn => ({
    key: `c${index}`,
    heading: `Column ${index + 1}`,
    width: 110 + (index % 4) * 30,
    facts: index % 3 === 0 ? { kind: 'day' } : { kind: 'text', maxLength: 200 },
  }),
);
const rows = Array.from({ length: COUNT }, (_, index) => index + 1);

const loaded = {
  rows,
  columns: columns.map(({ key }) => key),
  saved: new Map(
    rows.flatMap((row) =>
      columns.map(
        ({ key, facts }, index) =>
          [
            toCellKey(row, key),
            facts.kind === 'day' ? `2026-07-${String(1 + ((row + index) % 28)).padStart(2, '0')}` : `Text ${row}.${index}`,
          ] as const,
      ),
    ),
  ),
};

const rowName = (row: LineKey) => `Row ${row}`;

function Gallery() {
  const [state, dispatch] = useReducer(reduceGrid, loaded, emptyGrid);
  return (
    <Grid
      label="Grid of cells"
      corner="Row"
      grid={state}
      dispatch={dispatch}
      columns={columns}
      frozen={2}
      headWidth={160}
      rowName={rowName}
      mayWrite
      help={grid.help}
    />
  );
}

createRoot(document.getElementById('root') as HTMLElement).render(
  <MantineProvider theme={mergeThemeOverrides(theme, denseTheme)} cssVariablesResolver={cssVariables} forceColorScheme="light">
    <IntlProvider locale="en" messages={{ grid, form } as never} timeZone="Europe/Dublin">
      <main style={{ padding: 16 }}>
        <Gallery />
      </main>
    </IntlProvider>
  </MantineProvider>,
);
