// What the heads of all public pages say beside their titles and descriptions: pictures, languages and structured data.

import * as z from 'zod';
import { toImagePath } from '#contract/attachments/image-paths.ts';
import type { PageName } from '#contract/platform/page-paths.ts';
import { fromWire } from '#contract/platform/validation/names.ts';
import { readStoredFile } from '#server/features/attachments/attachments.public.ts';
import { describeContent, describeFeed } from '#server/features/content/content.public.ts';
import type { App } from '#server/platform/app.ts';
import { HttpError } from '#server/platform/errors.ts';
import type { DescribedPage, DescribePage, PageMetadata } from '#server/platform/http/pages/page-head.ts';
import { publicActivity, publicFamily } from './public-stays.shapes.ts';
import { toActivityData, toFamilyData, toListData, toSiteData } from './structured-stays.records.ts';

/** Wide enough for the large pictures of link previews. */
const PREVIEW_WIDTH = 1280;

/** Reads what a page shows; `missing` if visitors may not read it, null for who has a session. */
async function readShown<Shape extends z.ZodType>(
  { read }: DescribedPage,
  { path, shape }: { path: string; shape: Shape },
): Promise<z.output<Shape> | 'missing' | null> {
  try {
    return read === null ? null : shape.parse(fromWire(await read(path)));
  } catch (error) {
    if (error instanceof HttpError && error.code === 'notFound') return 'missing';
    // The page itself says what is wrong.
    if (error instanceof z.ZodError) throw error;
    return null;
  }
}

/** Returns the first photo, as far as it says which one it is, and its bytes. */
function toPicture([first]: readonly { readonly ref: string }[], app: Pick<App, 'config'>): Pick<PageMetadata, 'imagePath' | 'readImage'> {
  if (first === undefined) return {};
  return { imagePath: toImagePath(first.ref, PREVIEW_WIDTH), readImage: () => readStoredFile(app, first.ref) };
}

type Describer = (asked: DescribedPage, app: Pick<App, 'config'>) => Promise<PageMetadata | 'missing' | null> | PageMetadata;

const DESCRIBERS: Readonly<Partial<Record<PageName, Describer>>> = {
  home: (_, { config }) => ({ structure: (page) => toSiteData(page, config) }),
  travelSearch: () => ({ structure: toListData }),
  blogList: ({ locale }, { config }) => ({ feed: describeFeed(locale, config), structure: toListData }),
  async travelFamily(asked, { config }) {
    const found = await readShown(asked, { path: `/api/host_families/${asked.page.params['id']}/profile`, shape: publicFamily });
    if (found === null || found === 'missing') return found;
    return { ...toPicture(found.photos, { config }), structure: (page) => toFamilyData(found, page, config) };
  },
  async travelActivity(asked, { config }) {
    const found = await readShown(asked, { path: `/api/activities/${asked.page.params['id']}`, shape: publicActivity });
    if (found === null || found === 'missing') return found;
    return { ...toPicture(found.photos, { config }), structure: (page) => toActivityData(found, page, config) };
  },
};

/** Returns what describes the pages of all features. */
export function describePages(app: Pick<App, 'db' | 'clock' | 'config'>): DescribePage {
  const describeArticle = describeContent(app);
  return async (asked) => {
    const describe = DESCRIBERS[asked.page.name];
    return describe === undefined ? describeArticle(asked) : describe(asked, app);
  };
}
