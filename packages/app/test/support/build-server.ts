// Before the tests of whole servers: the server as it is built for users.

import { ensureBuilt } from '../../../../scripts/lib/set-up.js';

export default ensureBuilt;
