// Removes the data of the journeys.

import { rmSync } from 'node:fs';

export default function tidyUp(): void {
  const folder = process.env['E2E_DATA'];
  if (folder !== undefined) rmSync(folder, { recursive: true, force: true });
}
