// The drawer of a content item: what is planned, its draft, what can be done, and what happened.

import { Anchor, Button, Group, Menu, Stack, Text, Title } from '@mantine/core';
import { IconArrowsExchange, IconSparkles } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { Link } from 'wouter';
import { ARTICLE_KINDS, type ArticleKind } from '#contract/content/articles.shapes.ts';
import { readContentItem } from '#contract/content/content-items.endpoints.ts';
import type { ContentItem } from '#contract/content/content-items.shapes.ts';
import { paths } from '#web/paths.ts';
import { useEndpoint } from '#web/platform/api/endpoint-hooks.ts';
import { listLanguageNames } from '#web/platform/messages/locale.ts';
import { ResourceDetails } from '#web/platform/resource/resource-details.tsx';
import { useSignedInUser } from '#web/platform/session/session.ts';
import { SideDrawer } from '#web/ui/dialog/side-drawer.tsx';
import { Fault } from '#web/ui/fault.tsx';
import { LoadingRows } from '#web/ui/skeletons.tsx';
import { DateText } from '#web/ui/text/text.tsx';
import { useTranslations } from '#web/ui/text/translations.ts';
import { ArticleStateBadge } from '../drafts/article-state-badge.tsx';
import { KINDS } from '../drafts/kinds.ts';
import { DueText } from './item-facts.tsx';
import { ItemForm } from './item-form.tsx';
import { ItemStateBadge } from './item-state-badge.tsx';
import { SendItem } from './send-item.tsx';
import { useItemSteps } from './use-item-steps.ts';

/** The steps to other states, with what is in the way of each. */
function MoveMenu({ item }: { readonly item: ContentItem }) {
  const words = useTranslations('contentItems');
  const kit = useTranslations('board');
  const states = useTranslations('names.contentItemState');
  const refusals = useTranslations('refusals');
  const steps = useItemSteps();
  return (
    <Menu position="bottom-start" width={280}>
      <Menu.Target>
        <Button variant="default" leftSection={<IconArrowsExchange size={16} aria-hidden />}>
          {words('status')}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {item.moves.map((move) => {
          const isBlocked = move.blockers.length > 0;
          return (
            <Menu.Item
              key={move.step}
              // Stays focusable, so that the reason is read.
              {...(isBlocked ? { 'aria-disabled': true, 'data-disabled': true, closeMenuOnClick: false } : {})}
              onClick={() => {
                if (!isBlocked) void steps.move(item, move);
              }}
            >
              {kit('moveTo', { state: states(move.to) })}
              {isBlocked && (
                <Text size="xs" c="dimmed" span display="block">
                  {move.blockers.map((code) => refusals(code)).join(' ')}
                </Text>
              )}
            </Menu.Item>
          );
        })}
      </Menu.Dropdown>
    </Menu>
  );
}

interface ActionsProps {
  readonly item: ContentItem;
  readonly onEdit: () => void;
  readonly onSend: (kind: ArticleKind) => void;
  readonly onClose: () => void;
}

function Actions({ item, onEdit, onSend, onClose }: ActionsProps) {
  const words = useTranslations('contentItems');
  const { capabilities } = useSignedInUser();
  const steps = useItemSteps();
  const remove = async () => {
    if (await steps.remove(item)) onClose();
  };
  return (
    <Group gap="xs">
      {item.article === null ? (
        ARTICLE_KINDS.toReversed().map((kind) => (
          <Button key={kind} variant={kind === 'blog' ? 'filled' : 'default'} onClick={() => onSend(kind)}>
            {words(`send.${kind}`)}
          </Button>
        ))
      ) : (
        <Button component={Link} to={KINDS[item.article.kind].toEditor(item.article.id)}>
          {words('send.open')}
        </Button>
      )}
      <Button
        component={Link}
        to={paths.hubChatGpt({ item: item.id })}
        variant="default"
        leftSection={<IconSparkles size={16} aria-hidden />}
      >
        {words('write')}
      </Button>
      <MoveMenu item={item} />
      <Button variant="default" onClick={onEdit}>
        {words('form.edit')}
      </Button>
      {capabilities.includes('content.delete') && (
        <Button variant="subtle" color="red" onClick={() => void remove()}>
          {words('remove.act')}
        </Button>
      )}
    </Group>
  );
}

function Details({ item }: { readonly item: ContentItem }) {
  const label = useTranslations('lists.contentItems.columns');
  const words = useTranslations('contentItems.card');
  const kinds = useTranslations('names.linkSource');
  const { article, sources } = item;
  const language = listLanguageNames().find(({ locale }) => locale === item.locale)?.name ?? '';
  const details = [
    { label: label('state'), value: <ItemStateBadge state={item.state} /> },
    { label: label('dueOn'), value: item.isOverdue ? <DueText item={item} /> : item.dueOn && <DateText day={item.dueOn} /> },
    { label: label('assignee'), value: item.assignee === '' ? words('unassigned') : item.assignee },
    { label: label('locale'), value: language },
    { label: label('keywords'), value: item.keywords.join(', ') },
    {
      label: label('sources'),
      value:
        sources.length === 0 ? (
          ''
        ) : (
          <Stack gap={4}>
            {sources.map(({ id, title, url }) => (
              <Anchor key={id} href={url} target="_blank" rel="noopener noreferrer" size="sm">
                {title}
              </Anchor>
            ))}
          </Stack>
        ),
    },
    {
      label: label('article'),
      value:
        article === null ? (
          ''
        ) : (
          <Group gap="xs">
            {kinds(article.kind)}
            <ArticleStateBadge state={article.state} />
          </Group>
        ),
    },
    { label: label('brief'), value: item.brief && <span style={{ whiteSpace: 'pre-line' }}>{item.brief}</span> },
  ];
  return <ResourceDetails details={details} />;
}

interface ItemDrawerProps {
  readonly id: number;
  readonly onClose: () => void;
  /** Shows what happened to the item. */
  readonly renderHistory: (item: ContentItem) => ReactNode;
}

export function ItemDrawer({ id, onClose, renderHistory }: ItemDrawerProps) {
  const words = useTranslations('contentItems');
  const { data: item, failure, reload } = useEndpoint(readContentItem, { params: { id } });
  const [isEdited, setEdited] = useState(false);
  const [kind, setKind] = useState<ArticleKind | null>(null);
  const close = () => setEdited(false);
  if (isEdited && item !== undefined) return <ItemForm item={item} onSaved={close} onClose={close} />;
  return (
    <SideDrawer title={item?.title ?? words('one')} onClose={onClose}>
      {failure !== null && item === undefined && <Fault message={failure.message} onRetry={reload} />}
      {item === undefined ? (
        failure === null && <LoadingRows count={8} />
      ) : (
        <Stack>
          <Actions item={item} onEdit={() => setEdited(true)} onSend={setKind} onClose={onClose} />
          <Details item={item} />
          <section aria-label={words('history')}>
            <Title order={3} size="h5" mb="xs">
              {words('history')}
            </Title>
            {renderHistory(item)}
          </section>
          {kind !== null && <SendItem item={item} kind={kind} onClose={() => setKind(null)} />}
        </Stack>
      )}
    </SideDrawer>
  );
}
