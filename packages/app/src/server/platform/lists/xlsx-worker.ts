// The worker thread that creates a workbook: receives rows in batches, sends back the bytes.

import { parentPort } from 'node:worker_threads';
import type { Cell } from './cells.ts';
import { createWorkbook, type WorkbookParts } from './xlsx.ts';

/** Messages to the thread. */
export type ToWorker =
  | { readonly kind: 'rows'; readonly rows: readonly (readonly Cell[])[] }
  | { readonly kind: 'end'; readonly parts: WorkbookParts };

const rows: (readonly Cell[])[] = [];

parentPort?.on('message', (told: ToWorker) => {
  if (told.kind === 'rows') {
    rows.push(...told.rows);
    return;
  }
  void createWorkbook(told.parts, rows).then((bytes) => {
    const own = Uint8Array.from(bytes);
    parentPort?.postMessage(own, [own.buffer]);
    parentPort?.close();
  });
});
