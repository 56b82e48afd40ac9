// Saves and deletes a row of a resource, with an undo where possible.

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

/** @throws TypeError if the request failed, after showing the failure */
async function demanded<Answer>(request: Promise<Answer>): Promise<Answer> {
  const answer = await attemptRequest(request);
  if (answer === null) throw new TypeError('The request failed, and that has been told.');
  return answer;
}

export interface ResourceSteps<Row> {
  reload(): Promise<void>;
  /** Shows that it was saved; for an edit, with an undo. */
  told(before: Row | null, saved: Row): void;
  /** Asks for confirmation and deletes the row; returns whether it is deleted. */
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

  /** Converts a row to the body that a form sends. */
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
