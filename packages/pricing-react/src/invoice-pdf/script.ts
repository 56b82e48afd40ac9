// The PDF maker as a script of its own, for the page that has loaded the widgets by a script tag.

import * as maker from './index.ts';

globalThis.HostedStayPricingPdf = maker;
