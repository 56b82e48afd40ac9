// The saved replies of staff: a list with their languages, each with a form.

import {
  createSavedReply,
  deleteSavedReply,
  listRenderedReplies,
  listSavedReplies,
  updateSavedReply,
} from '#contract/messaging/saved-replies.endpoints.ts';
import { savedRepliesList, savedReplyBody } from '#contract/messaging/saved-reply.shapes.ts';
import { call } from '#web/platform/api/api.ts';
import { listLanguageNames } from '#web/platform/messages/locale.ts';
import type { ResourceOf } from '#web/platform/resource/resource.ts';
import { useFormatLocale } from '#web/ui/text/format-locale.ts';
import { joinList } from '#web/ui/text/join-list.ts';
import { useTranslations } from '#web/ui/text/translations.ts';
import { keepWrittenTexts, listWrittenLocales, toReplyDraft } from './saved-reply.model.ts';
import { SavedReplyFields } from './saved-reply-fields.tsx';

/** @example <ResourceScreen resource={useSavedReplies()} views={useSavedViews('savedReplies')} /> */
export function useSavedReplies(): ResourceOf<typeof listSavedReplies, typeof savedReplyBody> {
  const words = useTranslations('messagingReplies');
  const titles = useTranslations('titles.page');
  const column = useTranslations('lists.savedReplies.columns');
  const languages = listLanguageNames();
  const tag = useFormatLocale();
  return {
    endpoint: listSavedReplies,
    list: savedRepliesList,
    title: titles('hubSavedReplies'),
    description: words('description'),
    create: words('create'),
    empty: { title: words('empty'), text: words('emptyText') },
    columns: [
      { name: 'name', heading: column('name'), cell: ({ name }) => name, primary: true },
      {
        name: 'languages',
        heading: words('languages'),
        cell({ texts }) {
          const written = listWrittenLocales(texts);
          return joinList(
            tag,
            languages.filter(({ locale }) => written.includes(locale)).map(({ name }) => name),
          );
        },
        wrap: true,
        width: 320,
      },
    ],
    rowName: ({ name }) => name,
    rights: { write: 'savedReplies.write', remove: 'savedReplies.write' },
    calls: {
      create: ({ name, texts }) => call(createSavedReply, { body: { name, texts: keepWrittenTexts(texts) } }),
      edit: ({ id, version = 0, name, texts }) =>
        call(updateSavedReply, { params: { id }, body: { name, texts: keepWrittenTexts(texts), version } }),
      remove: (id) => call(deleteSavedReply, { params: { id } }),
    },
    shape: async () => savedReplyBody,
    draftOf: toReplyDraft,
    Fields: SavedReplyFields,
    details: ({ name, texts }) => [
      { label: words('name'), value: name },
      ...languages.map(({ locale, name: language }) => ({ label: words('textIn', { language }), value: texts[locale] ?? '' })),
    ],
    changes: [listRenderedReplies],
  };
}
