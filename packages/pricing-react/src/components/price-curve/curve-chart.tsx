// The chart: an SVG in percent of its place, under a slider that does the moving by keyboard, pointer and touch.

import { type PointerEvent, useMemo, useState } from 'react';
import { type Length, lengthTowards } from './curve-points.ts';
import { scaleOf } from './curve-scale.ts';
import { CurveSvg, MARKS } from './curve-svg.tsx';
import type { CurveViewProps } from './curve-words.ts';

export function CurveChart({ curve, current, onPick, words, texts }: CurveViewProps) {
  const { lengths, priced, currency } = curve;
  const scale = useMemo(() => scaleOf(curve), [curve]);
  const [moved, setMoved] = useState({ to: current, from: current });
  const wanted = (moved.from === current ? moved.to : current) ?? priced[0]?.point.days ?? 0;
  const at = lengthTowards(lengths, wanted, wanted);
  if (at === undefined) return null;
  const first = lengths[0]?.point.days ?? 0;
  const last = lengths.at(-1)?.point.days ?? 0;
  const moveTo = (days: number): Length => {
    const reached = lengthTowards(lengths, at.point.days, days) ?? at;
    if (reached !== at) setMoved({ to: reached.point.days, from: current });
    return reached;
  };
  const pick = ({ point, price }: Length) => price && onPick?.(point);
  const hover = (event: PointerEvent<HTMLElement>) => {
    if (event.pointerType !== 'mouse' || event.buttons > 0) return;
    const { left, width } = event.currentTarget.getBoundingClientRect();
    const share = (event.clientX - left) / width;
    const along = getComputedStyle(event.currentTarget).direction === 'rtl' ? 1 - share : share;
    moveTo(Math.round(first + Math.min(1, Math.max(0, along)) * (last - first)));
  };
  const pieces = texts.pieces(at);
  const [stay, total, perNight, drop] = pieces;
  const hasDrops = priced.some(({ price }) => price.drop);
  const hasCurrent = priced.some(({ point }) => point.days === current);
  return (
    <>
      <div className="pricing-curve-chart">
        <div className="pricing-curve-prices" aria-hidden="true">
          {scale.priceTicks.map(({ text }) => (
            <span key={text}>{texts.format.roundMoney({ amount: text, currency })}</span>
          ))}
        </div>
        <div className="pricing-curve-plot" onPointerMove={hover}>
          <CurveSvg curve={curve} scale={scale} at={at} current={current} number={texts.format.number} />
          <input
            type="range"
            aria-label={words.length}
            aria-valuetext={pieces.filter(Boolean).join('. ')}
            min={first}
            max={last}
            value={at.point.days}
            onChange={(event) => moveTo(Number(event.currentTarget.value))}
            onClick={(event) => pick(moveTo(Number(event.currentTarget.value)))}
            onKeyDown={(event) => {
              if (event.key !== 'Enter') return;
              event.preventDefault();
              pick(at);
            }}
          />
        </div>
        <p className="pricing-curve-axis">{words.axis}</p>
      </div>
      <p className="pricing-hint pricing-curve-legend">
        {hasCurrent && (
          <span>
            <span aria-hidden="true">{MARKS.current}</span> {words.current}
          </span>
        )}
        {hasDrops && (
          <span>
            <span aria-hidden="true" className="pricing-curve-drop">
              {MARKS.drop}
            </span>{' '}
            {words.dropMark}
          </span>
        )}
      </p>
      <div className="pricing-curve-read">
        <p>
          <bdi>{stay}</bdi>
          <strong>
            <bdi>{total}</bdi>
          </strong>
          <bdi>{perNight}</bdi>
          {hasDrops && <bdi className="pricing-curve-drop">{drop}</bdi>}
        </p>
        {onPick && (
          <button type="button" className="pricing-button" disabled={at.price === null} onClick={() => pick(at)}>
            {words.pick({ nights: texts.nights(at.nights) })}
          </button>
        )}
      </div>
    </>
  );
}
