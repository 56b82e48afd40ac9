// Runs chunks in the current thread, from a task as plain data and an input that can be read in ranges.

import { open } from 'node:fs/promises';
import type { AuditSetup } from '../audit/audit-task.ts';
import type { CompareSetup } from '../compare/compare-task.ts';
import { roomForRange } from './byte-ranges.ts';
import type { Task } from './chunk.ts';
import type { Runner } from './pool.ts';
import { runChunk } from './run-chunk.ts';

/** A task as plain data; books have been checked before. */
export type TaskSetup = AuditSetup | CompareSetup;

export interface Setup {
  readonly task: TaskSetup;
  /** What errors call the input. */
  readonly name: string;
  /** The file to read ranges of; absent where chunks come with their bytes. */
  readonly path: string | undefined;
}

/** A runner in the current thread; it processes one chunk after another. */
export async function openLocalRunner({ task: setup, name, path }: Setup): Promise<Runner> {
  const task = await makeTask(setup);
  const file = path === undefined ? undefined : await open(path, 'r');
  const input = { name, file, room: roomForRange() };
  let last: Promise<unknown> = Promise.resolve();
  return {
    run: (chunk) => {
      const answer = last.then(() => runChunk(task, input, chunk));
      last = answer.catch(() => undefined);
      return answer;
    },
    close: async () => {
      await last;
      await file?.close();
    },
  };
}

async function makeTask(setup: TaskSetup): Promise<Task> {
  switch (setup.kind) {
    case 'audit':
      return (await import('../audit/audit-task.ts')).auditTask(setup);
    case 'compare':
      return (await import('../compare/compare-task.ts')).compareTask(setup);
  }
}
