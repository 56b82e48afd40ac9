// The worker thread that reads a calendar of another place: a rule of its events may never come to an end.

import { parentPort, workerData } from 'node:worker_threads';
import { type FeedFile, readFeed } from './read-feed.rules.ts';

parentPort?.postMessage(readFeed(workerData as FeedFile));
