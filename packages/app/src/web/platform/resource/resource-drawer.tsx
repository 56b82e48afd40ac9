// One row of a resource beside its list: a form for users who may write, text for others.

import { Button, Drawer, Group, Text } from '@mantine/core';
import { useRef } from 'react';
import type { EndpointDefinition } from '#contract/platform/endpoint.ts';
import type { RowOf } from '#web/platform/api/endpoint-list.tsx';
import { ApiFailure } from '#web/platform/api/failure.ts';
import { useFocusBack } from '#web/ui/dialog/focus-back.ts';
import { Fault } from '#web/ui/fault.tsx';
import { Form } from '#web/ui/form/form.tsx';
import { useGuardedClose } from '#web/ui/form/leave-guard.tsx';
import { SubmitButton } from '#web/ui/form/submit-button.tsx';
import { useForm } from '#web/ui/form/use-form.ts';
import { LoadingRows } from '#web/ui/skeletons.tsx';
import { useTranslations } from '#web/ui/text/translations.ts';
import type { Resource, ResourceRow } from './resource.ts';
import { ResourceDetails } from './resource-details.tsx';
import type { ResourceSteps } from './use-resource-steps.ts';

interface DrawerProps<E extends EndpointDefinition, Input, Output> {
  readonly resource: Resource<E, Input, Output>;
  readonly steps: ResourceSteps<RowOf<E> & ResourceRow>;
  /** Null for a new one; undefined while loading. */
  readonly row: (RowOf<E> & ResourceRow) | null | undefined;
  readonly mayWrite: boolean;
  readonly mayRemove: boolean;
  readonly onClose: () => void;
}

/** The delete button, or the reason why the row can't be deleted. */
function Removal<E extends EndpointDefinition, Input, Output>({
  resource,
  steps,
  row,
  onClose,
}: DrawerProps<E, Input, Output> & { readonly row: RowOf<E> & ResourceRow }) {
  const words = useTranslations('resource');
  const used = row.usedBy ?? 0;
  const kept = resource.kept?.(row) ?? (used > 0 ? words('inUse', { count: used }) : null);
  if (kept !== null) {
    return (
      <Text size="sm" c="dimmed" flex="1 1 200px">
        {kept}
      </Text>
    );
  }
  const remove = async () => {
    if (await steps.remove(row)) onClose();
  };
  return (
    <Button variant="subtle" color="red" onClick={() => void remove()}>
      {words('delete')}
    </Button>
  );
}

function ResourceForm<E extends EndpointDefinition, Input, Output>(
  props: DrawerProps<E, Input, Output> & { readonly row: (RowOf<E> & ResourceRow) | null },
) {
  type Row = RowOf<E> & ResourceRow;
  const { resource, steps, row, mayRemove, onClose } = props;
  const { calls, draftOf, Fields, shape, create, rowName } = resource;
  const words = useTranslations('resource');
  /** The version that another user saved meanwhile, once the server has sent it: the next save starts from it. */
  const theirs = useRef<Row | null>(null);
  const current = () => theirs.current ?? row;
  const form = useForm<Input, Output, Row>({
    shape,
    initial: draftOf(row),
    async send(output) {
      const now = current();
      try {
        if (now === null) return (await calls.create(output)) as Row;
        return (await calls.edit({ ...output, id: now.id, ...(now.version === undefined ? {} : { version: now.version }) })) as Row;
      } catch (error) {
        if (error instanceof ApiFailure && error.current !== null) theirs.current = error.current as Row;
        throw error;
      }
    },
    async done(saved) {
      onClose();
      steps.told(current(), saved);
      await steps.reload();
    },
    reread: async () => draftOf(current()),
  });
  return (
    <Form form={form} label={row === null ? create : rowName(row)}>
      <Fields form={form} row={row} />
      <Group justify="space-between">
        {row !== null && mayRemove ? <Removal {...props} row={row} /> : <span />}
        <SubmitButton form={form}>{words('save')}</SubmitButton>
      </Group>
    </Form>
  );
}

export function ResourceDrawer<E extends EndpointDefinition, Input, Output>(props: DrawerProps<E, Input, Output>) {
  const { resource, row, mayWrite, onClose, isNew } = { ...props, isNew: props.row === null };
  useFocusBack();
  const guardedClose = useGuardedClose(onClose);
  const common = useTranslations('common');
  const title = row === undefined ? common('loading') : isNew || row === null ? resource.create : resource.rowName(row);
  return (
    <Drawer opened onClose={guardedClose} position="right" size={640} title={title} closeButtonProps={{ 'aria-label': common('close') }}>
      {row === undefined ? <LoadingRows count={4} /> : <Inside {...props} row={row} mayWrite={mayWrite} />}
    </Drawer>
  );
}

function Inside<E extends EndpointDefinition, Input, Output>(
  props: DrawerProps<E, Input, Output> & { readonly row: (RowOf<E> & ResourceRow) | null },
) {
  const { resource, row, mayWrite } = props;
  const words = useTranslations('resource');
  if (mayWrite) return <ResourceForm key={row?.id ?? 'new'} {...props} />;
  if (row === null) return <Fault message={words('onlyReading')} />;
  return <ResourceDetails details={resource.details(row)} usedBy={row.usedBy} />;
}
