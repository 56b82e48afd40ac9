// The setup for tests of whole servers: builds the server as for users.

import { ensureBuilt } from '../../../../scripts/lib/set-up.js';

export default ensureBuilt;
