// The screen of a resource: its list, with one row beside it to create, edit, delete or read.

import { Button } from '@mantine/core';
import { IconPlus, IconTrash } from '@tabler/icons-react';
import { type ReactNode, useCallback, useEffect } from 'react';
import type { EndpointDefinition } from '#contract/platform/endpoint.ts';
import { EndpointList, type RowOf } from '#web/platform/api/endpoint-list.tsx';
import { showToast } from '#web/platform/notices/notices.ts';
import { useSignedInUser } from '#web/platform/session/session.ts';
import { useAddress, useSearchParams } from '#web/router.tsx';
import type { ListViews, RowAction } from '#web/ui/list/list-types.ts';
import { PageHeader } from '#web/ui/page-header.tsx';
import { useTranslations } from '#web/ui/text/translations.ts';
import type { Resource, ResourceRow } from './resource.ts';
import { ResourceDrawer } from './resource-drawer.tsx';
import { useListedRow } from './use-listed-row.ts';
import { type ResourceSteps, useResourceSteps } from './use-resource-steps.ts';

/** The query parameter with the ID of the row beside the list; `new` for a new one. */
const OPEN = 'open';

function useOpened() {
  const [params, setParams] = useSearchParams();
  const { pathname } = useAddress();
  const asked = params.get(OPEN);
  const open = useCallback(
    (row: string | null) =>
      setParams(
        (now) => {
          if (row === null) now.delete(OPEN);
          else now.set(OPEN, row);
          return now;
        },
        { replace: true },
      ),
    [setParams],
  );
  /** Returns the address of the current list with one row open beside it. */
  const linkTo = (id: number) =>
    `${pathname}?${new URLSearchParams([...[...params].filter(([name]) => name !== OPEN), [OPEN, String(id)]])}`;
  return { isNew: asked === 'new', id: /^\d{1,15}$/.test(asked ?? '') ? Number(asked) : null, open, linkTo };
}

interface ScreenProps<E extends EndpointDefinition, Input, Output> {
  readonly resource: Resource<E, Input, Output>;
  /** The saved views of the list. */
  readonly views: ListViews;
  /** Content between the page header and the list. */
  readonly above?: ReactNode;
}

function actionsOf<E extends EndpointDefinition, Input, Output>(
  { kept, actions }: Resource<E, Input, Output>,
  { row, removal }: { row: RowOf<E> & ResourceRow; removal: RowAction | null },
): readonly RowAction[] {
  const isKept = (row.usedBy ?? 0) > 0 || (kept?.(row) ?? null) !== null;
  return [...(actions?.(row) ?? []), ...(removal === null || isKept ? [] : [removal])];
}

function Opened<E extends EndpointDefinition, Input, Output>({
  resource,
  steps,
  opened,
  mayRemove,
  mayWrite,
}: {
  readonly resource: Resource<E, Input, Output>;
  readonly steps: ResourceSteps<RowOf<E> & ResourceRow>;
  readonly opened: ReturnType<typeof useOpened>;
  readonly mayRemove: boolean;
  readonly mayWrite: boolean;
}) {
  const words = useTranslations('resource');
  const found = useListedRow<RowOf<E> & ResourceRow>(resource.endpoint, opened.id);
  const { isNew, id, open } = opened;
  const isGone = !isNew && id !== null && found === null;
  useEffect(() => {
    if (!isGone) return;
    showToast(words('notListed'), { kind: 'info' });
    open(null);
  }, [isGone, open, words]);
  if (isGone || (!isNew && id === null) || (isNew && !mayWrite)) return null;
  return (
    <ResourceDrawer
      resource={resource}
      steps={steps}
      row={isNew ? null : (found ?? undefined)}
      mayWrite={mayWrite}
      mayRemove={mayRemove}
      onClose={() => open(null)}
    />
  );
}

/**
 * @example <ResourceScreen resource={useCurrencies()} views={useSavedViews('currencies')} />
 */
export function ResourceScreen<E extends EndpointDefinition, Input, Output>({ resource, views, above }: ScreenProps<E, Input, Output>) {
  type Row = RowOf<E> & ResourceRow;
  const words = useTranslations('resource');
  const { capabilities } = useSignedInUser();
  const mayWrite = capabilities.includes(resource.rights.write);
  const mayRemove = capabilities.includes(resource.rights.remove);
  const steps = useResourceSteps(resource);
  const opened = useOpened();
  const create = mayWrite && (
    <Button leftSection={<IconPlus size={16} aria-hidden />} onClick={() => opened.open('new')}>
      {resource.create}
    </Button>
  );
  const rowActions = (row: RowOf<E>) => {
    const one = row as Row;
    const icon = <IconTrash size={16} aria-hidden />;
    const removal = { label: words('delete'), run: async () => void (await steps.remove(one)), tone: 'danger', icon } as const;
    return actionsOf(resource, { row: one, removal: mayRemove ? removal : null });
  };
  return (
    <>
      <PageHeader title={resource.title} description={resource.description} actions={create} />
      {above}
      <EndpointList
        list={resource.list}
        endpoint={resource.endpoint}
        exporting={resource.exporting}
        title={resource.title}
        columns={resource.columns}
        {...(resource.filters === undefined ? {} : { filters: resource.filters })}
        rowKey={(row) => (row as Row).id}
        rowName={resource.rowName}
        rowLink={(row) => opened.linkTo((row as Row).id)}
        {...(mayWrite ? { rowActions } : {})}
        views={views}
        empty={{ ...resource.empty, action: create }}
      />
      <Opened {...{ resource, steps, opened, mayRemove, mayWrite }} />
    </>
  );
}
