// The content engine: texts on their way from idea to published, on a board or as a list, with one of them beside it.

import { Button, SegmentedControl } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { SubjectHistory } from '#web/features/administration/events/subject-history.tsx';
import { ItemBoard } from '#web/features/content/items/item-board.tsx';
import { ItemDrawer } from '#web/features/content/items/item-drawer.tsx';
import { ItemForm } from '#web/features/content/items/item-form.tsx';
import { ItemList } from '#web/features/content/items/item-list.tsx';
import { useSavedViews } from '#web/features/saved-views/use-saved-views.ts';
import { DataProvider } from '#web/platform/api/data-provider.tsx';
import { useSignedInUser } from '#web/platform/session/session.ts';
import { useAddress, useSearchParams } from '#web/router.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { useTranslations } from '#web/ui/text/translations.ts';

/** The query parameters for the open item, and for the list instead of the board. */
const OPEN = 'open';
const VIEW = 'view';

const VIEWS = ['board', 'list'] as const;

function useOpened() {
  const [params, setParams] = useSearchParams();
  const { pathname } = useAddress();
  const asked = params.get(OPEN) ?? '';
  const linkTo = (id: number) =>
    `${pathname}?${new URLSearchParams([...[...params].filter(([name]) => name !== OPEN), [OPEN, String(id)]])}`;
  const change = (name: string, value: string | null) =>
    setParams(
      (now) => {
        if (value === null) now.delete(name);
        else now.set(name, value);
        return now;
      },
      { replace: true },
    );
  return {
    view: VIEWS.find((one) => one === params.get(VIEW)) ?? 'board',
    id: /^\d{1,15}$/.test(asked) ? Number(asked) : null,
    linkTo,
    show: (view: string) => change(VIEW, view === 'list' ? view : null),
    open: (id: number | null) => change(OPEN, id === null ? null : String(id)),
  };
}

export default function HubContentEngineScreen() {
  const words = useTranslations('contentItems');
  const titles = useTranslations('titles.page');
  const { capabilities } = useSignedInUser();
  const views = useSavedViews('contentItems');
  const { view, id, linkTo, show, open } = useOpened();
  const [isAdding, setAdding] = useState(false);
  const add = (
    <Button leftSection={<IconPlus size={16} aria-hidden />} onClick={() => setAdding(true)}>
      {words('form.add')}
    </Button>
  );
  return (
    <DataProvider>
      <PageHeader title={titles('hubContentEngine')} description={words('description')} actions={add} />
      <SegmentedControl
        mb="md"
        aria-label={words('views')}
        data={VIEWS.map((value) => ({ value, label: words(`view.${value}`) }))}
        value={view}
        onChange={show}
      />
      {view === 'board' ? (
        <ItemBoard add={add} linkTo={linkTo} />
      ) : (
        <ItemList views={views} add={add} mayRemove={capabilities.includes('content.delete')} linkTo={linkTo} />
      )}
      {id !== null && !isAdding && (
        <ItemDrawer
          key={id}
          id={id}
          onClose={() => open(null)}
          renderHistory={(item) => <SubjectHistory subjectType="contentItem" id={item.id} />}
        />
      )}
      {isAdding && (
        <ItemForm
          onSaved={(item) => {
            setAdding(false);
            open(item.id);
          }}
          onClose={() => setAdding(false)}
        />
      )}
    </DataProvider>
  );
}
