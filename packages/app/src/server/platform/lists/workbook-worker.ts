// The worker thread that reads a workbook: gets its bytes, sends back the texts of its sheets.

import { parentPort, workerData } from 'node:worker_threads';
import { readWorkbook, type WorkbookLimits } from './workbook.ts';

const { bytes, limits } = workerData as { readonly bytes: Uint8Array; readonly limits: WorkbookLimits };

void readWorkbook(bytes, limits).then((read) => {
  parentPort?.postMessage(read);
  parentPort?.close();
});
