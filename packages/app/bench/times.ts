// How long something takes that is done again and again.

/** Times in milliseconds: the least says most on a machine that others use, too. */
export interface Times {
  readonly median: number;
  readonly best: number;
}

/** Returns the middle and the least of several times, after one that isn't counted. */
export async function measureTimes(run: () => Promise<unknown>, runs: number): Promise<Times> {
  await run();
  const times: number[] = [];
  for (let index = 0; index < runs; index += 1) {
    const start = performance.now();
    await run();
    times.push(performance.now() - start);
  }
  times.sort((one, other) => one - other);
  return { median: times[Math.floor(times.length / 2)] ?? Number.NaN, best: times[0] ?? Number.NaN };
}

export const writeTimes = ({ median, best }: Times) => `median ${median.toFixed(1).padStart(7)} ms, best ${best.toFixed(1).padStart(7)} ms`;
