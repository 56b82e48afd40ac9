// The thread that makes a workbook: rows come batch by batch, the bytes go back.

import { parentPort } from 'node:worker_threads';
import type { Cell } from './cells.ts';
import { createWorkbook, type WorkbookParts } from './xlsx.ts';

/** What the thread is told. */
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
