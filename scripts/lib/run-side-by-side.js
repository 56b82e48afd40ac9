// Runs jobs side by side, a few at a time, each when those it waits for have ended.

/**
 * Starts the first of the waiting jobs that may start, whenever fewer than `limit` run; answers when all have ended.
 * A name in `after` that no job has is no reason to wait: the job was left out of this run.
 * @template {{ readonly name: string, readonly after?: readonly string[] | undefined }} Job
 * @param {readonly Job[]} jobs in the order in which they are to start where nothing else decides
 * @param {{ limit: number, run: (job: Job) => Promise<void> }} options
 * @throws Error when jobs wait for each other in a circle
 */
export async function runSideBySide(jobs, { limit, run }) {
  const waiting = [...jobs];
  /** @type {Map<string, Promise<string>>} */
  const running = new Map();
  /** @param {Job} job */
  const mayStart = ({ after = [] }) => !after.some((name) => running.has(name) || waiting.some((other) => other.name === name));
  while (waiting.length > 0 || running.size > 0) {
    const next = running.size < limit ? waiting.findIndex(mayStart) : -1;
    const [job] = next < 0 ? [] : waiting.splice(next, 1);
    if (job !== undefined) {
      const { name } = job;
      running.set(
        name,
        run(job).then(() => name),
      );
      continue;
    }
    if (running.size === 0) throw new Error(`These wait for each other: ${waiting.map(({ name }) => name).join(', ')}.`);
    running.delete(await Promise.race(running.values()));
  }
}
