// Measures how smoothly the yearly planner scrolls with five thousand families, against a short one: frames in a real Chromium.

import { benchPages } from './lists.ts';

const FAMILIES = 5000;

await benchPages([
  {
    title: 'The yearly planner',
    page: 'src/web/testing/planner-gallery.html',
    scroller: '[role="treegrid"]',
    row: '[role="row"]:has([role="rowheader"])',
    many: FAMILIES,
  },
]);
