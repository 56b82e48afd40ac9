// The filters of content items, and what they choose from.

import { CONTENT_ITEM_STATES } from '#contract/content/content-item.machine.ts';
import { listAuthors } from '#contract/content/drafts.endpoints.ts';
import { useEndpoint } from '#web/platform/api/endpoint-hooks.ts';
import { listLanguageNames } from '#web/platform/messages/locale.ts';
import type { ListFilter } from '#web/ui/list/list-types.ts';
import { useTranslations } from '#web/ui/text/translations.ts';

/** Returns who can be responsible for a planned text: others could not open it. */
export function useAssigneeChoices() {
  const { data } = useEndpoint(listAuthors, {});
  return (data?.data ?? []).filter(({ isEditor }) => isEditor).map(({ id, name }) => ({ value: String(id), label: name }));
}

export const listLanguageChoices = () => listLanguageNames().map(({ locale, name }) => ({ value: locale, label: name }));

export function useItemFilters(): readonly ListFilter[] {
  const label = useTranslations('lists.contentItems.columns');
  const states = useTranslations('names.contentItemState');
  return [
    { name: 'state', label: label('state'), choices: CONTENT_ITEM_STATES.map((value) => ({ value, label: states(value) })) },
    { name: 'isOverdue', label: label('isOverdue') },
    { name: 'dueOn', label: label('dueOn') },
    { name: 'assigneeId', label: label('assigneeId'), choices: useAssigneeChoices() },
    { name: 'locale', label: label('locale'), choices: listLanguageChoices() },
  ];
}
