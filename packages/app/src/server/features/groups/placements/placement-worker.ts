// The worker thread that places students: it may calculate for seconds.

import { parentPort, workerData } from 'node:worker_threads';
import type { PlacementProblem } from './placement-problem.rules.ts';
import { solvePlacements } from './solve-placements.ts';

const { problem, timeLimitSeconds } = workerData as { readonly problem: PlacementProblem; readonly timeLimitSeconds: number };

parentPort?.postMessage(await solvePlacements(problem, { timeLimitSeconds }));
