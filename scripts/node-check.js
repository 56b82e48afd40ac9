// Stops an npm script that an old Node would break in a way nobody understands.

import { nodeComplaint } from './lib/node-version.js';

const complaint = nodeComplaint(process.versions.node);
if (complaint !== null) {
  console.error(complaint);
  process.exit(1);
}
