// Why a list of conversations is empty, and what to do.

import { Button } from '@mantine/core';
import { IconMessageCircle, IconSearch } from '@tabler/icons-react';
import { Link } from 'wouter';
import { paths } from '#web/paths.ts';
import { useSignedInUser } from '#web/platform/session/session.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { useTranslations } from '#web/ui/text/translations.ts';
import { useInboxReader } from './reader.ts';
import type { OpenTab } from './tabs.model.ts';

interface InboxEmptyProps {
  readonly open: OpenTab;
  readonly isSearching: boolean;
  readonly onClearSearch: () => void;
  readonly onShowAll: () => void;
  readonly onWriteSupport: () => void;
}

export function InboxEmpty({ open, isSearching, onClearSearch, onShowAll, onWriteSupport }: InboxEmptyProps) {
  const words = useTranslations('messagingInbox');
  const { view, isFixed } = useInboxReader();
  const { isParent } = useSignedInUser();
  if (isSearching) {
    const clear = (
      <Button variant="default" onClick={onClearSearch}>
        {words('empty.clear')}
      </Button>
    );
    return <EmptyState icon={IconSearch} title={words('empty.search.title')} text={words('empty.search.text')} action={clear} />;
  }
  if (open.unreadOnly) {
    const showAll = (
      <Button variant="default" onClick={onShowAll}>
        {words('empty.showAll')}
      </Button>
    );
    return (
      <EmptyState icon={IconMessageCircle} title={words('empty.unreadOnly.title')} text={words('empty.unreadOnly.text')} action={showAll} />
    );
  }
  const isHostList = open.subTab === 'awaiting_response' || open.subTab === 'sent_response';
  const name = isHostList ? (open.subTab as 'awaiting_response') : open.tab === 'support' && view === 'staff' ? 'queue' : open.tab;
  const support = view !== 'staff' && !isFixed && name !== 'unread' && name !== 'archived' && (
    <Button variant="default" onClick={onWriteSupport}>
      {words('writeSupport')}
    </Button>
  );
  const action = (
    <>
      {isParent && open.tab === 'all' && (
        <Button component={Link} to={paths.travelSearch()}>
          {words('empty.findFamily')}
        </Button>
      )}
      {support}
    </>
  );
  return <EmptyState icon={IconMessageCircle} title={words(`empty.${name}.title`)} text={words(`empty.${name}.text`)} action={action} />;
}
