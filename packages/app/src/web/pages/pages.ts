// All pages and frames of the product.

import type { FrameTable, PageTable } from '#web/platform/navigation/page-record.ts';
import { AREA_FRAMES, withData } from './area-frames.ts';
import { FIRST } from './first-pages.ts';
import { hostFamilyPages } from './host-family.pages.ts';
import { hubAdministrationPages } from './hub-administration.pages.ts';
import { hubContentPages } from './hub-content.pages.ts';
import { hubFinancePages } from './hub-finance.pages.ts';
import { hubOperationsPages } from './hub-operations.pages.ts';
import { hubPeoplePages } from './hub-people.pages.ts';
import { hubPricingPages } from './hub-pricing.pages.ts';
import { mobilePages } from './mobile.pages.ts';
import { ownPages } from './own.pages.ts';
import { travelPages } from './travel.pages.ts';
import { openPages, VISITOR } from './visitor.pages.ts';

export const PAGES: PageTable = {
  ...FIRST.pages,
  ...openPages,
  ...ownPages,
  ...travelPages,
  ...hostFamilyPages,
  ...hubOperationsPages,
  ...hubPeoplePages,
  ...hubFinancePages,
  ...hubPricingPages,
  ...hubContentPages,
  ...hubAdministrationPages,
  ...mobilePages,
};

/** The frames around the pages of each area. */
export const FRAMES: FrameTable = {
  ...FIRST.frames,
  bare: VISITOR.frames.bare,
  own: withData(AREA_FRAMES.own),
  travel: withData(AREA_FRAMES.travel),
  hostFamily: withData(AREA_FRAMES.hostFamily),
  hub: withData(AREA_FRAMES.hub),
  mobile: withData(AREA_FRAMES.mobile),
};
