// The price by length of stay: a chart to move along by keyboard or pointer, or a table for those who would rather read.

import { useMemo, useState } from 'react';
import { formatOf } from '../../format/format-of.ts';
import type { Words } from '../../locales/messages.ts';
import type { CurvePoint } from '../../quote-source/insight.ts';
import { type WidgetProps, widgetAttributes } from '../widget-props.ts';
import { CurveChart } from './curve-chart.tsx';
import { curveOf } from './curve-points.ts';
import { CurveTable } from './curve-table.tsx';
import { createCurveTexts } from './curve-words.ts';

export interface PriceCurveProps extends WidgetProps {
  /** One for each length of stay: `insight.curve(request, 42)`. */
  readonly points: readonly CurvePoint[];
  /** Days of the current stay. */
  readonly current?: number | undefined;
  /** Called with the chosen length, by click, tap or Enter. Without it, nothing can be chosen. */
  readonly onPick?: ((point: CurvePoint) => void) | undefined;
  /** The messages, in one language. */
  readonly messages: Words<'curve'>;
  /**
   * The view shown first.
   * @defaultValue 'chart'
   */
  readonly defaultView?: 'chart' | 'table' | undefined;
}

/** The price curve: a text summary, the chart or the table, and a button to switch between them. */
export function PriceCurve({ points, current, onPick, messages, defaultView = 'chart', ...looks }: PriceCurveProps) {
  const words = messages.curve;
  const [view, setView] = useState(defaultView);
  const curve = useMemo(() => curveOf(points), [points]);
  const format = formatOf(messages, looks.locale);
  const texts = useMemo(() => createCurveTexts(words, format, curve?.currency ?? ''), [words, format, curve]);
  const Shown = view === 'chart' ? CurveChart : CurveTable;
  return (
    <figure {...widgetAttributes('curve', looks, messages.language)}>
      <figcaption>
        <p className="pricing-curve-title">{words.title}</p>
        <p className="pricing-hint">
          <bdi>{curve === null ? words.empty : texts.summary(curve)}</bdi>
        </p>
      </figcaption>
      {curve && (
        <>
          <Shown curve={curve} current={current} onPick={onPick} words={words} texts={texts} />
          <button type="button" className="pricing-button" data-kind="quiet" onClick={() => setView(view === 'chart' ? 'table' : 'chart')}>
            {view === 'chart' ? words.showTable : words.showChart}
          </button>
        </>
      )}
    </figure>
  );
}
