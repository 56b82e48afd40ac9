// The back-tests on the price books page: starting one, the list, and the details of one.

import { Anchor, Stack } from '@mantine/core';
import { Link } from 'wouter';
import { BackTestList } from '#web/features/repricing/back-test-list.tsx';
import { BackTestView } from '#web/features/repricing/back-test-view.tsx';
import { StartBackTest } from '#web/features/repricing/start-back-test.tsx';
import { useSavedViews } from '#web/features/saved-views/use-saved-views.ts';
import { paths } from '#web/paths.ts';
import { useSearchParams } from '#web/router.tsx';
import { useTranslations } from '#web/ui/text/translations.ts';

const linkTo = (id: number) => paths.hubPriceBooks({ tab: 'tests', test: String(id) });

export function BackTests() {
  const words = useTranslations('repricing');
  const views = useSavedViews('backTests');
  const [params, setParams] = useSearchParams();
  const asked = params.get('test') ?? '';
  if (/^[1-9]\d{0,8}$/.test(asked)) {
    return (
      <Stack gap="md">
        <Anchor component={Link} to={paths.hubPriceBooks({ tab: 'tests' })} size="sm">
          {words('allBackTests')}
        </Anchor>
        <BackTestView key={asked} id={Number(asked)} />
      </Stack>
    );
  }
  return (
    <Stack gap="xl">
      <StartBackTest onBegun={(id) => setParams({ tab: 'tests', test: String(id) })} />
      <BackTestList views={views} linkTo={linkTo} />
    </Stack>
  );
}
