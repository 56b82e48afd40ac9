// Fill patterns that can be distinguished without colours.

/** Returns the colour of a series, by its index. */
export const colourOf = (index: number) => `var(--chart-${(index % 6) + 1})`;

/** Strokes over the fill colour; the first pattern is plain. */
const STROKES: readonly (readonly string[])[] = [
  [],
  ['M0,8 L8,0'],
  ['M0,4 L8,4'],
  ['M0,0 L8,8', 'M0,8 L8,0'],
  ['M4,0 L4,8'],
  ['M2,2 h2 v2 h-2 z', 'M6,6 h2 v2 h-2 z'],
];

/** Dash patterns of lines. */
export const DASHES = ['', '8 4', '2 3', '12 3 2 3', '5 5', '1 5'] as const;

/** @param id unique on the page */
export const toPatternId = (id: string, index: number) => `${id}-${index}`;

/** Defines the patterns of some series within a drawing. */
export function ChartPatterns({ id, count }: { id: string; count: number }) {
  return (
    <defs>
      {Array.from({ length: count }, (_, index) => (
        <pattern key={toPatternId(id, index)} id={toPatternId(id, index)} width={8} height={8} patternUnits="userSpaceOnUse">
          <rect width={8} height={8} fill={colourOf(index)} />
          {STROKES[index % STROKES.length]?.map((path) => (
            <path key={path} d={path} stroke="var(--mantine-color-body)" strokeWidth={1.5} fill="none" />
          ))}
        </pattern>
      ))}
    </defs>
  );
}
