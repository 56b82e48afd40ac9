// The saved views of a list, read once and updated after each change.

import { useMemo } from 'react';
import { changeView, deleteView, listSavedViews, saveView } from '#contract/lists/saved-views.endpoints.ts';
import { toQueryKey, useAction, useEndpoint } from '#web/platform/api/endpoint-hooks.ts';
import { queryClient } from '#web/platform/api/query-client.ts';
import { runUndoable } from '#web/platform/api/undoable.ts';
import type { ListView, ListViews } from '#web/ui/list/list-types.ts';
import { useTranslations } from '#web/ui/text/translations.ts';

const QUIET = { told: false } as const;

/** Updates the cached views immediately, before they are read again. */
function keep(list: string, change: (views: readonly ListView[]) => readonly ListView[]): void {
  const queryKey = toQueryKey(listSavedViews, { query: { list } });
  queryClient.setQueryData<{ data: readonly ListView[] }>(queryKey, (before) => ({ data: change(before?.data ?? []) }));
}

/** @throws TypeError if it failed; the failure has already been shown */
async function demanded<Answer>(answer: Promise<Answer | null>): Promise<Answer> {
  const given = await answer;
  if (given === null) throw new TypeError('The request failed, and that has been told.');
  return given;
}

/**
 * @param list the declared name of the list
 * @example <UsersList views={useSavedViews('users')} />
 */
export function useSavedViews(list: string): ListViews {
  const words = useTranslations('list');
  const { data, failure } = useEndpoint(listSavedViews, { query: { list } });
  const { run: create } = useAction(saveView, QUIET);
  const { run: edit } = useAction(changeView, QUIET);
  const { run: remove } = useAction(deleteView, QUIET);
  return useMemo(() => {
    const reload = () => queryClient.invalidateQueries({ queryKey: toQueryKey(listSavedViews, { query: { list } }) });
    const save = ({ name, query, isDefault }: Omit<ListView, 'id'>) => create({ body: { list, name, query, isDefault } });
    return {
      // The list works without its views: if they can't be read, there are none.
      views: failure === null ? data?.data : [],
      async save(view) {
        const saved = await save(view);
        if (saved !== null) keep(list, (views) => [...views, saved.answer]);
        await reload();
        return saved?.answer ?? null;
      },
      async change(id, change) {
        const saved = await edit({ params: { id }, body: change });
        if (saved !== null) keep(list, (views) => views.map((view) => (view.id === id ? saved.answer : view)));
        await reload();
        return saved !== null;
      },
      remove: (view) =>
        runUndoable({
          apply() {
            keep(list, (views) => views.filter(({ id }) => id !== view.id));
            return () => keep(list, (views) => [...views, view]);
          },
          run: () => demanded(remove({ params: { id: view.id } })),
          undo: () => demanded(save(view)),
          text: words('viewDeleted', { name: view.name }),
          undoLabel: words('undo'),
          undone: words('undone'),
          reload,
        }),
    };
  }, [data, failure, list, words, create, edit, remove]);
}
