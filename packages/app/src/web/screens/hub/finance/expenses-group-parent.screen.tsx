// The expenses of each parent of a group; the selected group is in the URL.

import { Box } from '@mantine/core';
import { readGroupExpenses } from '#contract/finance/expenses/expenses.endpoints.ts';
import { GroupExpenses } from '#web/features/expenses/group-expenses.tsx';
import { GroupPicker } from '#web/features/expenses/search-picker.tsx';
import { paths } from '#web/paths.ts';
import { useEndpoint } from '#web/platform/api/endpoint-hooks.ts';
import { useSearchParams } from '#web/router.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { useTranslations } from '#web/ui/text/translations.ts';

/** The query parameter for the group. */
const GROUP = 'groupId';

export default function ExpensesGroupParentScreen() {
  const words = useTranslations('expenses.group');
  const titles = useTranslations('titles');
  const [params, setParams] = useSearchParams();
  const asked = params.get(GROUP) ?? '';
  const groupId = /^\d{1,15}$/.test(asked) ? Number(asked) : null;
  const { data } = useEndpoint(readGroupExpenses, { query: { groupId: groupId ?? 0 } }, { when: groupId !== null });
  const choose = (id: number | null) =>
    setParams(
      (now) => {
        if (id === null) now.delete(GROUP);
        else now.set(GROUP, String(id));
        return now;
      },
      { replace: true },
    );
  return (
    <>
      <PageHeader
        title={titles('page.hubExpensesGroupParent')}
        description={words('description')}
        back={{ to: paths.hubExpenses(), label: titles('page.hubExpenses') }}
      />
      <Box maw={480} mb="lg">
        <GroupPicker key={data?.group.name} label={words('choose')} value={groupId} onChange={choose} chosenName={data?.group.name} />
      </Box>
      {groupId === null ? <EmptyState title={words('chooseText')} /> : <GroupExpenses key={groupId} groupId={groupId} />}
    </>
  );
}
