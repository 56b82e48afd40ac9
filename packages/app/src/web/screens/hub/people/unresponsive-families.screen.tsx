// Offers that families haven't answered in time: the list with one beside it.

import { useSavedViews } from '#web/features/saved-views/use-saved-views.ts';
import { UnansweredDrawer } from '#web/features/trips/unanswered/unanswered-drawer.tsx';
import { UnansweredList } from '#web/features/trips/unanswered/unanswered-list.tsx';
import { paths } from '#web/paths.ts';
import { useSearchParams } from '#web/router.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { useTranslations } from '#web/ui/text/translations.ts';

/** The query parameter for the open offer. */
const OPEN = 'open';

export default function UnresponsiveFamiliesScreen() {
  const words = useTranslations('unanswered');
  const titles = useTranslations('titles.page');
  const [params, setParams] = useSearchParams();
  const asked = params.get(OPEN);
  const linkTo = (id: number) =>
    `${paths.hubUnresponsiveFamilies()}?${new URLSearchParams([...[...params].filter(([name]) => name !== OPEN), [OPEN, String(id)]])}`;
  const close = () =>
    setParams(
      (now) => {
        now.delete(OPEN);
        return now;
      },
      { replace: true },
    );
  return (
    <>
      <PageHeader title={titles('hubUnresponsiveFamilies')} description={words('description')} />
      <UnansweredList views={useSavedViews('unansweredOffers')} linkTo={linkTo} />
      {asked !== null && /^\d{1,15}$/.test(asked) && <UnansweredDrawer key={asked} id={Number(asked)} onClose={close} />}
    </>
  );
}
