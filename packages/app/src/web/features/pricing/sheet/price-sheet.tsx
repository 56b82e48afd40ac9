// The sheet of prices at a level: owners as rows, templates as columns, their own amounts in the cells.

import { Alert, Button, Text } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { IconAlertCircle, IconArrowBackUp, IconArrowForwardUp, IconDeviceFloppy } from '@tabler/icons-react';
import { useCallback, useEffect, useMemo, useReducer, useRef, useState } from 'react';
import type { PriceableLevel } from '#contract/pricing/price-levels.ts';
import type { SheetPrice } from '#contract/pricing/price-sheet.shapes.ts';
import type { PricingTemplate, priceable } from '#contract/pricing/pricings.shapes.ts';
import { saveManyPricings } from '#contract/pricing/templates.endpoints.ts';
import { call } from '#web/platform/api/api.ts';
import { tellFailure } from '#web/platform/api/attempt.ts';
import { ApiFailure } from '#web/platform/api/failure.ts';
import { showToast } from '#web/platform/notices/notices.ts';
import { useUnsavedGuard } from '#web/ui/form/leave-guard.tsx';
import { findCellFault } from '#web/ui/grid/cell-kinds.model.ts';
import { type GridAction, reduceGrid } from '#web/ui/grid/grid.model.ts';
import classes from '#web/ui/grid/grid.module.css';
import { Grid } from '#web/ui/grid/grid.tsx';
import { emptyGrid, findFirstFault, type Grid as GridState, type Loaded, toCellKey } from '#web/ui/grid/grid-state.model.ts';
import { useTranslations } from '#web/ui/text/translations.ts';
import { AMOUNT, usePriceColumns, useRowNames } from './price-columns.ts';
import { listChanges, splitChanges, toRefusedCells, toSavedCells } from './sheet-request.model.ts';
import { reloadPrices } from './use-price-steps.ts';

interface PriceSheetProps {
  readonly level: PriceableLevel;
  readonly things: readonly (typeof priceable)['_zod']['output'][];
  readonly templates: readonly PricingTemplate[];
  readonly prices: readonly SheetPrice[];
  readonly mayWrite: boolean;
}

/** Below this width columns are narrower; as in the style sheet of grids. */
const NARROW = '(max-width: 48em)';

/** Returns the first cell that can't be saved; null if all can. */
const findFault = (sheet: GridState) => findFirstFault(sheet, (value) => findCellFault(value, AMOUNT) === null);

function loadedOf({ things, templates, prices }: Pick<PriceSheetProps, 'things' | 'templates' | 'prices'>): Loaded {
  return {
    rows: things.map(({ id }) => id),
    columns: templates.map(({ id }) => id),
    saved: new Map(prices.map(({ priceableId, pricingTemplateId, amount }) => [toCellKey(priceableId, pricingTemplateId), amount])),
  };
}

/** Saves all changes or none; the cells show why it failed. */
function useSaving(level: PriceableLevel, sheet: GridState, dispatch: React.Dispatch<GridAction>) {
  const words = useTranslations('priceSheet');
  const [isSaving, setSaving] = useState(false);

  async function send(): Promise<void> {
    let saved = 0;
    for (const changes of splitChanges(listChanges(sheet))) {
      try {
        const { data } = await call(saveManyPricings, { body: { level, changes: [...changes] } });
        saved += data.length;
        dispatch({ type: 'saved', cells: toSavedCells(changes) });
      } catch (error) {
        if (!(error instanceof ApiFailure)) throw error;
        const cells = toRefusedCells(error.errors, changes);
        dispatch({ type: 'marked', marks: new Map([...cells].map(([key, message]) => [key, { kind: 'refused', message }])) });
        if (cells.size === 0) tellFailure(error);
        break;
      }
    }
    if (saved > 0) showToast(words('saved', { count: saved }));
    await reloadPrices();
  }

  async function save(): Promise<void> {
    if (isSaving || sheet.typed.size === 0) return;
    const at = findFault(sheet);
    if (at !== null) return dispatch({ type: 'goTo', at });
    setSaving(true);
    try {
      await send();
    } finally {
      setSaving(false);
    }
  }
  return { isSaving, save };
}

export function PriceSheet({ level, things, templates, prices, mayWrite }: PriceSheetProps) {
  const words = useTranslations('priceSheet');
  const levels = useTranslations('prices.levels');
  const loaded = useMemo(() => loadedOf({ things, templates, prices }), [things, templates, prices]);
  const [sheet, dispatch] = useReducer(reduceGrid, loaded, emptyGrid);
  useEffect(() => dispatch({ type: 'load', loaded }), [loaded]);
  const { isSaving, save } = useSaving(level, sheet, dispatch);
  const changed = sheet.typed.size;
  const latest = useRef(changed);
  latest.current = changed;
  const isDirty = useCallback(() => latest.current > 0, []);
  useUnsavedGuard(changed > 0, isDirty);
  const narrow = useMediaQuery(NARROW, undefined, { getInitialValueInEffect: false }) ?? false;
  const { columns, headWidth } = usePriceColumns(templates, narrow);
  const faulty = findFault(sheet) !== null;
  return (
    <>
      {mayWrite && (
        <div className={classes['tools']}>
          <Button
            variant="default"
            leftSection={<IconArrowBackUp size={16} aria-hidden />}
            disabled={sheet.past.length === 0}
            onClick={() => dispatch({ type: 'undo' })}
          >
            {words('undo')}
          </Button>
          <Button
            variant="default"
            leftSection={<IconArrowForwardUp size={16} aria-hidden />}
            disabled={sheet.future.length === 0}
            onClick={() => dispatch({ type: 'redo' })}
          >
            {words('redo')}
          </Button>
          <Text role="status" className={classes['state'] ?? ''} c="dimmed" size="sm">
            {words('changedCells', { count: changed })}
          </Text>
          <Button
            leftSection={<IconDeviceFloppy size={16} aria-hidden />}
            disabled={changed === 0}
            loading={isSaving}
            onClick={() => void save()}
          >
            {words('save')}
          </Button>
        </div>
      )}
      <div role="alert">
        {(faulty || sheet.marks.size > 0) && (
          <Alert role="note" color="red" icon={<IconAlertCircle aria-hidden />} mb="xs">
            {sheet.marks.size > 0 ? words('refused', { count: sheet.marks.size }) : words('faulty')}
          </Alert>
        )}
      </div>
      <Grid
        label={words('label', { level: levels(level) })}
        corner={levels(level)}
        grid={sheet}
        dispatch={dispatch}
        columns={columns}
        headWidth={headWidth}
        rowName={useRowNames(things)}
        mayWrite={mayWrite}
        help={words(mayWrite ? 'help' : 'helpReading')}
        onSave={() => void save()}
      />
      <Text size="sm" c="dimmed" mt="xs">
        {words(mayWrite ? 'help' : 'helpReading')}
      </Text>
    </>
  );
}
