// Saving and taking out a row of a resource, each with the way back where there is one.

import type { EndpointDefinition } from '#contract/platform/endpoint.ts';
import { attemptRequest } from '#web/platform/api/attempt.ts';
import { toQueryKey } from '#web/platform/api/endpoint-hooks.ts';
import type { RowOf } from '#web/platform/api/endpoint-list.tsx';
import { queryClient } from '#web/platform/api/query-client.ts';
import { runUndoable, UNDO_MS } from '#web/platform/api/undoable.ts';
import { showToast } from '#web/platform/notices/notices.ts';
import { confirm } from '#web/ui/dialog/dialogs.ts';
import { useTranslations } from '#web/ui/text/translations.ts';
import type { Resource, ResourceRow } from './resource.ts';

/** @throws TypeError when it failed, which has been told by then */
async function demanded<Answer>(request: Promise<Answer>): Promise<Answer> {
  const answer = await attemptRequest(request);
  if (answer === null) throw new TypeError('The request failed, and that has been told.');
  return answer;
}

export interface ResourceSteps<Row> {
  reload(): Promise<void>;
  /** Tells that it was saved; of a change, with a way back to what it was. */
  told(before: Row | null, saved: Row): void;
  /** Asks, and takes it out; answers whether it is gone. */
  remove(row: Row): Promise<boolean>;
}

export function useResourceSteps<E extends EndpointDefinition, Input, Output>(
  resource: Resource<E, Input, Output>,
): ResourceSteps<RowOf<E> & ResourceRow> {
  type Row = RowOf<E> & ResourceRow;
  const words = useTranslations('resource');
  const { endpoint, changes = [], calls, rowName } = resource;

  async function reload(): Promise<void> {
    await Promise.all([endpoint, ...changes].map((one) => queryClient.invalidateQueries({ queryKey: toQueryKey(one) })));
  }

  /** A row as a form would send it. */
  async function bodyOf(row: Row): Promise<Output> {
    const checked = (await resource.shape()).safeParse(resource.draftOf(row), { reportInput: true });
    if (!checked.success) throw new TypeError('What the server answered does not fit the shape of the form.');
    return checked.data;
  }

  async function takeBack(before: Row, { id, version }: Row): Promise<void> {
    const body = { ...(await bodyOf(before)), id, ...(version === undefined ? {} : { version }) };
    if ((await attemptRequest(calls.edit(body))) !== null) showToast(words('undone'));
    await reload();
  }

  return {
    reload,
    told(before, saved) {
      const text = words('saved', { name: rowName(saved) });
      if (before === null) showToast(text);
      else showToast(text, { ms: UNDO_MS, action: { label: words('undo'), run: () => void takeBack(before, saved) } });
    },
    async remove(row) {
      const name = rowName(row);
      const sure = await confirm({
        title: words('deleteTitle', { name }),
        consequences: [words('deleteText', { count: row.usedBy ?? 0 })],
        confirm: words('delete'),
        tone: 'danger',
      });
      if (!sure) return false;
      return runUndoable({
        run: () => demanded(calls.remove(row.id)),
        undo: async () => demanded(calls.create(await bodyOf(row))),
        text: words('deleted', { name }),
        undoLabel: words('undo'),
        undone: words('undone'),
        reload,
      });
    },
  };
}
