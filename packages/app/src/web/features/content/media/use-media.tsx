// The media library for editors: a list of pictures, each with what it shows, the point that stays in sight, and where it is used.

import { toImagePath } from '#contract/attachments/image-paths.ts';
import { addMedia, changeMedia, deleteMedia, listMedia } from '#contract/content/media.endpoints.ts';
import { type Media, mediaBody, mediaList } from '#contract/content/media.shapes.ts';
import { LOCALES } from '#contract/platform/locales.ts';
import { call } from '#web/platform/api/api.ts';
import { listLanguageNames } from '#web/platform/messages/locale.ts';
import type { DraftOf, ResourceOf } from '#web/platform/resource/resource.ts';
import { InstantText } from '#web/ui/text/text.tsx';
import { useTranslations } from '#web/ui/text/translations.ts';
import classes from './media.module.css';
import { MediaFields } from './media-fields.tsx';
import { toFocusPosition } from './picture-focus.ts';

const toDraft = (row: Media | null): DraftOf<typeof mediaBody> => ({
  ...{ ref: row?.ref ?? null, name: row?.name ?? '', focusX: row?.focusX ?? 50, focusY: row?.focusY ?? 50 },
  alts: Object.fromEntries(LOCALES.map((locale) => [locale, row?.alts[locale] ?? ''])),
});

/** Leaves out the languages in which nothing is said. */
const keepSaid = (alts: Media['alts']): Media['alts'] => Object.fromEntries(Object.entries(alts).filter(([, alt]) => alt !== ''));

/** @example <ResourceScreen resource={useMedia()} views={useSavedViews('media')} /> */
export function useMedia(): ResourceOf<typeof listMedia, typeof mediaBody> {
  const words = useTranslations('media');
  const titles = useTranslations('titles.page');
  const column = useTranslations('lists.media.columns');
  const said = ({ alts }: Media) =>
    listLanguageNames()
      .filter(({ locale }) => (alts[locale] ?? '') !== '')
      .map(({ name }) => name)
      .join(', ');
  return {
    endpoint: listMedia,
    list: mediaList,
    title: titles('hubMedia'),
    description: words('description'),
    create: words('add'),
    empty: { title: words('empty'), text: words('emptyText') },
    columns: [
      { name: 'name', heading: column('name'), cell: ({ name }) => name, primary: true },
      {
        name: 'picture',
        heading: column('picture'),
        // Decorative: the name stands beside it.
        cell: (row) => (
          <img className={classes['thumb']} src={toImagePath(row.ref, 160)} alt="" loading="lazy" style={toFocusPosition(row)} />
        ),
      },
      { name: 'alt', heading: column('alt'), cell: ({ alts }) => alts.en ?? '', wrap: true, width: 200 },
      { name: 'languages', heading: column('languages'), cell: said, wrap: true, width: 160 },
      { name: 'usedBy', heading: column('usedBy'), cell: ({ usedBy }) => usedBy, align: 'end' },
      { name: 'createdAt', heading: column('createdAt'), cell: ({ createdAt }) => <InstantText at={createdAt} /> },
    ],
    filters: [{ name: 'isUsed', label: column('isUsed') }],
    rowName: ({ name }) => name,
    rights: { write: 'content.write', remove: 'content.delete' },
    calls: {
      create: (body) => call(addMedia, { body: { ...body, alts: keepSaid(body.alts) } }),
      edit: ({ id, version = 0, ref: _, ...body }) =>
        call(changeMedia, { params: { id }, body: { ...body, alts: keepSaid(body.alts), version } }),
      remove: (id) => call(deleteMedia, { params: { id } }),
    },
    shape: async () => mediaBody,
    draftOf: toDraft,
    Fields: MediaFields,
    details: ({ name, alts }) => [
      { label: words('name'), value: name },
      { label: words('alt', { language: 'English' }), value: alts.en ?? '' },
    ],
  };
}
