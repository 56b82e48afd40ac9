// Makes sure that there is a Chromium for the tests that need one.

import { installBrowser } from '../lib/browser.js';

console.log(await installBrowser());
