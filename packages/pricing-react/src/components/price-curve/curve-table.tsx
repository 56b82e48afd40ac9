// The same curve as a table.

import type { CurveViewProps } from './curve-words.ts';

export function CurveTable({ curve, current, onPick, words, texts }: CurveViewProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard, and without onPick nothing in it is
    <section className="pricing-curve-scroll" aria-label={words.title} tabIndex={0}>
      <table className="pricing-curve-table">
        <thead>
          <tr>
            <th scope="col">{words.length}</th>
            <th scope="col">{words.lastDay}</th>
            <th scope="col">{words.total}</th>
            <th scope="col">{words.eachNight}</th>
          </tr>
        </thead>
        <tbody>
          {curve.lengths.map((length) => {
            const { point, nights, price } = length;
            const drop = texts.drop(length);
            return (
              <tr
                key={point.days}
                ref={point.days === current ? bringIntoSight : undefined}
                aria-current={point.days === current || undefined}
              >
                <th scope="row">
                  {onPick && price ? (
                    <button type="button" className="pricing-curve-pick" onClick={() => onPick(point)}>
                      <bdi>{texts.nights(nights)}</bdi>
                    </button>
                  ) : (
                    <bdi>{texts.nights(nights)}</bdi>
                  )}
                  {point.days === current && <small>{words.current}</small>}
                </th>
                <td>
                  <bdi>{texts.format.date(point.toDate)}</bdi>
                </td>
                <td>
                  {price ? <span className="pricing-money">{texts.money(price.total)}</span> : words.noPrice}
                  {drop && (
                    <small className="pricing-curve-drop">
                      <bdi>{drop}</bdi>
                    </small>
                  )}
                </td>
                <td className="pricing-money">{price?.perNight && texts.money(price.perNight)}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </section>
  );
}

/** Scrolls the table alone: the page stays where it is. */
function bringIntoSight(row: HTMLElement | null) {
  row?.closest('section')?.scrollTo(0, row.offsetTop - 2 * row.offsetHeight);
}
