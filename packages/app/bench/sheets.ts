// Measures how smoothly a grid of five thousand rows and forty columns scrolls, against a short one: frames in a real Chromium.

import { benchPages } from './lists.ts';

const ROWS = 5000;

await benchPages([
  {
    title: 'The grid of cells',
    page: 'src/web/testing/grid-gallery.html',
    scroller: '[role="grid"]',
    row: '[role="row"]:has([role="rowheader"])',
    many: ROWS,
  },
]);
