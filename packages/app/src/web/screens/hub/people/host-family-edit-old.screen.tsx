// Edits a host family on one page: the same record as in the editor with tabs, saved at once.

import { Anchor } from '@mantine/core';
import { Link } from 'wouter';
import { readFamily } from '#contract/host-families/family-details.endpoints.ts';
import { WholeFamilyForm } from '#web/features/host-families/hub/editor/whole-form.tsx';
import { paths } from '#web/paths.ts';
import { DataProvider } from '#web/platform/api/data-provider.tsx';
import { useEndpoint } from '#web/platform/api/endpoint-hooks.ts';
import { useFamilyTitle } from '#web/platform/messages/page-locale.ts';
import { useParams } from '#web/router.tsx';
import { Fault } from '#web/ui/fault.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { LoadingCards } from '#web/ui/skeletons.tsx';
import { useTranslations } from '#web/ui/text/translations.ts';

function Page({ id }: { readonly id: number }) {
  const words = useTranslations('hubFamilyEdit');
  const titles = useTranslations('titles');
  const titleOf = useFamilyTitle();
  const { data, failure, reload } = useEndpoint(readFamily, { params: { id } });
  const back = { to: paths.hubHostFamilies(), label: titles('page.hubHostFamilies') };
  if (data === undefined) {
    return (
      <>
        <PageHeader title={titles('page.hubHostFamilyEditOld')} back={back} />
        {failure === null ? <LoadingCards count={3} /> : <Fault message={failure.message} onRetry={reload} />}
      </>
    );
  }
  const link = (
    <Anchor component={Link} to={paths.hubHostFamilyEdit({ id })} size="sm">
      {words('inTabs')}
    </Anchor>
  );
  return (
    <>
      <PageHeader title={titleOf(data.name === '' ? `#${id}` : data.name)} description={words('whole.lead')} back={back} actions={link} />
      <WholeFamilyForm record={data} />
    </>
  );
}

export default function HubHostFamilyEditOldScreen() {
  const { id } = useParams();
  return (
    <DataProvider>
      <Page key={id} id={Number(id)} />
    </DataProvider>
  );
}
