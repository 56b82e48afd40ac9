// Draws a curve as SVG: grid, line and marks. Positions are percentages, so it fits any width; texts and marks keep their size.

import { Fragment, memo } from 'react';
import type { Curve, Length } from './curve-points.ts';
import { type CurveScale, curvePath } from './curve-scale.ts';

export interface CurveSvgProps {
  readonly curve: Curve;
  readonly scale: CurveScale;
  /** Where the slider stands. */
  readonly at: Length;
  /** Days of the current stay. */
  readonly current: number | undefined;
  readonly number: (value: number) => string;
}

/** Each mark has its own shape, as colour alone isn't enough: a ring, a dot, a triangle that points down. */
export const MARKS = { current: '◯', drop: '▼' } as const;

export function CurveSvg({ curve, scale, at, current, number }: CurveSvgProps) {
  const x = percent(scale.x(at.nights));
  const dot = (length: Length | undefined, name: string, radius: number) =>
    length?.price && <circle className={name} cx={percent(scale.x(length.nights))} cy={percent(scale.y(length.price.value))} r={radius} />;
  return (
    <svg aria-hidden="true" className="pricing-curve-drawing">
      <Background curve={curve} scale={scale} number={number} />
      <line className="pricing-curve-cursor" x1={x} x2={x} y2="100%" />
      {dot(
        curve.priced.find(({ point }) => point.days === current),
        'pricing-curve-current',
        9,
      )}
      {dot(at, 'pricing-curve-at', 5)}
    </svg>
  );
}

const percent = (place: number) => `${place}%`;

/** All that stays while the slider moves. */
const Background = /* @__PURE__ */ memo(function Background({ curve, scale, number }: Pick<CurveSvgProps, 'curve' | 'scale' | 'number'>) {
  return (
    <>
      {scale.priceTicks.map(({ value }) => (
        <line key={value} className="pricing-curve-grid" x2="100%" y1={percent(scale.y(value))} y2={percent(scale.y(value))} />
      ))}
      {scale.nightTicks.map((nights) => (
        <text key={nights} x={percent(scale.x(nights))} y="100%" dy="1.5em">
          {number(nights)}
        </text>
      ))}
      <svg aria-hidden="true" viewBox="0 0 100 100" preserveAspectRatio="none">
        <path className="pricing-curve-line" d={curvePath(curve.lengths, scale)} />
      </svg>
      {curve.lengths.map(({ nights, price }, at) => {
        if (!price) return null;
        const [x, y] = [percent(scale.x(nights)), percent(scale.y(price.value))];
        return (
          <Fragment key={nights}>
            {!(curve.lengths[at - 1]?.price || curve.lengths[at + 1]?.price) && (
              <circle className="pricing-curve-alone" cx={x} cy={y} r="4" />
            )}
            {price.drop && (
              <text className="pricing-curve-drop" x={x} y={y} dy="-.5em">
                {MARKS.drop}
              </text>
            )}
          </Fragment>
        );
      })}
    </>
  );
});
