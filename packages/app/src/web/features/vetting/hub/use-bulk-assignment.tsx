// Assigns the chosen families of the queue to one of the staff.

import { IconUserCheck } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import * as z from 'zod';
import { assignVettings, listVettings, readVetting } from '#contract/vetting/vetting.endpoints.ts';
import { call } from '#web/platform/api/api.ts';
import { toQueryKey } from '#web/platform/api/endpoint-hooks.ts';
import { queryClient } from '#web/platform/api/query-client.ts';
import { showToast } from '#web/platform/notices/notices.ts';
import { DialogForm } from '#web/ui/form/dialog-form.tsx';
import { SelectField } from '#web/ui/form/fields/choice-fields.tsx';
import { useForm } from '#web/ui/form/use-form.ts';
import type { BulkAction } from '#web/ui/list/list-types.ts';
import { useTranslations } from '#web/ui/text/translations.ts';
import { useStaff } from './use-staff.ts';

/** The maximum number of families in one request. */
const AT_ONCE = 100;

const NOBODY = '0';

const shape = z.object({ assigneeId: z.string().min(1) });

function AssignDialog({ ids, onClose }: { readonly ids: readonly number[]; readonly onClose: (isDone: boolean) => void }) {
  const words = useTranslations('vetting.assign');
  const staff = useStaff();
  const form = useForm({
    shape,
    initial: { assigneeId: null as string | null },
    send: ({ assigneeId }) =>
      call(assignVettings, { body: { ids: [...ids], assigneeId: assigneeId === NOBODY ? null : Number(assigneeId) } }),
    async done({ assigned, refused }) {
      onClose(true);
      showToast(words('many', { count: assigned.length }) + (refused.length > 0 ? ` ${words('refused', { count: refused.length })}` : ''));
      await Promise.all([listVettings, readVetting].map((one) => queryClient.invalidateQueries({ queryKey: toQueryKey(one) })));
    },
  });
  const people = staff.filter(({ canDecide }) => canDecide).map(({ id, name }) => ({ value: String(id), label: name }));
  return (
    <DialogForm
      form={form}
      title={words('title', { count: ids.length })}
      text={words('text')}
      submit={words('submit')}
      onClose={() => onClose(false)}
    >
      <SelectField
        of={form.field('assigneeId')}
        label={words('to')}
        choices={[...people, { value: NOBODY, label: words('nobody') }]}
        required
      />
    </DialogForm>
  );
}

export function useBulkAssignment(): { readonly action: BulkAction; readonly dialog: ReactNode } {
  const words = useTranslations('vetting.assign');
  const [asked, setAsked] = useState<{ readonly ids: readonly number[]; readonly answer: (isDone: boolean) => void } | null>(null);
  return {
    action: {
      label: words('submit'),
      icon: <IconUserCheck size={16} aria-hidden />,
      run: async (rows) => {
        const ids = (rows.kind === 'keys' ? rows.keys.map(Number) : []).slice(0, AT_ONCE);
        const isDone = await new Promise<boolean>((answer) => setAsked({ ids, answer }));
        return isDone ? undefined : 'keep';
      },
    },
    dialog: asked && (
      <AssignDialog
        ids={asked.ids}
        onClose={(isDone) => {
          setAsked(null);
          asked.answer(isDone);
        }}
      />
    ),
  };
}
