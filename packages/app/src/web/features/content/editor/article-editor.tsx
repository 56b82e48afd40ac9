// The editor of a page or an article: its languages, its texts, and what can be done with it.

import { Anchor, Button, Group, Menu, Tabs, Text } from '@mantine/core';
import { IconDots } from '@tabler/icons-react';
import { type ReactNode, useCallback, useRef, useState } from 'react';
import type { EditedArticle } from '#contract/content/drafts.shapes.ts';
import { LOCALES, type Locale } from '#contract/platform/locales.ts';
import { showToast } from '#web/platform/notices/notices.ts';
import { useSignedInUser } from '#web/platform/session/session.ts';
import { useSearchParams } from '#web/router.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { InstantText } from '#web/ui/text/text.tsx';
import { useTranslations } from '#web/ui/text/translations.ts';
import { ArticleStateBadge } from '../drafts/article-state-badge.tsx';
import { KINDS } from '../drafts/kinds.ts';
import { focusFirstFault } from './focus-block.ts';
import { LanguageTabs } from './language-tabs.tsx';
import { OtherEditors } from './other-editors.tsx';
import { PreviewDrawer } from './preview-drawer.tsx';
import { PublishDialog } from './publish-dialog.tsx';
import { SettingsDrawer } from './settings-drawer.tsx';
import { StartText } from './start-text.tsx';
import { TextEditor } from './text-editor.tsx';
import type { TextStore } from './text-store.ts';
import { useArticleSteps } from './use-article-steps.ts';
import { VersionsDrawer } from './versions-drawer.tsx';

type Part = 'publish' | 'preview' | 'settings' | 'versions';

interface ActionsProps {
  readonly article: EditedArticle;
  readonly locale: Locale;
  readonly onOpen: (part: Part) => void;
}

function Actions({ article, locale, onOpen }: ActionsProps) {
  const words = useTranslations('contentEditor.act');
  const { capabilities } = useSignedInUser();
  const steps = useArticleSteps(article);
  const text = article.texts.find((one) => one.locale === locale);
  const isArchived = article.state === 'archived';
  return (
    <>
      <Menu position="bottom-end">
        <Menu.Target>
          <Button variant="default" leftSection={<IconDots size={16} aria-hidden />}>
            {words('more')}
          </Button>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item onClick={() => onOpen('versions')}>{words('versions')}</Menu.Item>
          {text?.state === 'published' && (
            <Menu.Item onClick={() => void steps.withdraw(locale, 'published')}>{words('unpublish')}</Menu.Item>
          )}
          {text !== undefined && text.scheduledFor !== null && (
            <Menu.Item onClick={() => void steps.withdraw(locale, 'scheduled')}>{words('unschedule')}</Menu.Item>
          )}
          <Menu.Item onClick={() => void steps.archiveOrRestore()}>{words(isArchived ? 'restore' : 'archive')}</Menu.Item>
          {capabilities.includes('content.delete') && (
            <Menu.Item c="red" onClick={() => void steps.remove()}>
              {words('remove')}
            </Menu.Item>
          )}
        </Menu.Dropdown>
      </Menu>
      <Button variant="default" onClick={() => onOpen('settings')}>
        {words('settings')}
      </Button>
      <Button variant="default" onClick={() => onOpen('preview')}>
        {words('preview')}
      </Button>
      <Button onClick={() => onOpen('publish')}>{words('publish')}</Button>
    </>
  );
}

/** What visitors see of a language, and from when until when. */
function Visibility({ article, locale }: { readonly article: EditedArticle; readonly locale: Locale }) {
  const words = useTranslations('contentEditor');
  const text = article.texts.find((one) => one.locale === locale);
  if (text === undefined) return null;
  const { state, isChanged, scheduledFor, takenDownAt } = text;
  return (
    <Text size="sm" c="dimmed" mb="sm">
      {words(`visibility.${article.state === 'archived' ? 'archived' : state === 'published' && isChanged ? 'changed' : state}`)}
      {scheduledFor !== null && (
        <>
          {' '}
          {words('visibility.scheduled')} <InstantText at={scheduledFor} withZone />.
        </>
      )}
      {takenDownAt !== null && (
        <>
          {' '}
          {words('visibility.takenDown')} <InstantText at={takenDownAt} withZone />.
        </>
      )}
    </Text>
  );
}

/** The language in the address. */
function useLocaleParam(): [Locale, (locale: string | null) => void] {
  const [params, setParams] = useSearchParams();
  const locale = LOCALES.find((one) => one === params.get('language')) ?? 'en';
  return [locale, (next) => setParams(next === null || next === 'en' ? {} : { language: next }, { replace: true })];
}

/** The store of the text that is shown, and whether the server has all of it: what visitors shall read is saved before. */
function useShownText() {
  const shown = useRef<TextStore | null>(null);
  const onStore = useCallback((store: TextStore | null) => {
    shown.current = store;
  }, []);
  async function save(): Promise<boolean> {
    const { current: store } = shown;
    await store?.flush();
    return store?.isSaved() ?? true;
  }
  return { onStore, save };
}

interface ArticleEditorProps {
  readonly article: EditedArticle;
  /** What other features offer for the language that is shown. */
  readonly renderTools?: (locale: Locale) => ReactNode;
}

export function ArticleEditor({ article, renderTools }: ArticleEditorProps) {
  const words = useTranslations('content');
  const publishWords = useTranslations('contentEditor.publish');
  const titles = useTranslations('titles.page');
  const [locale, setLocale] = useLocaleParam();
  const [part, setPart] = useState<Part | null>(null);
  const [isChecked, setChecked] = useState(false);
  /** Counts the restored versions: the editor begins anew with each. */
  const [restored, setRestored] = useState(0);
  const { kind, slug, state, texts } = article;
  const { title, toList, toPublic } = KINDS[kind];
  const english = texts.find((one) => one.locale === 'en');
  const close = () => setPart(null);
  const isPublic = state === 'published';
  const { onStore, save } = useShownText();
  async function openPart(next: Part): Promise<void> {
    if (next !== 'publish' || (await save())) setPart(next);
    else showToast(publishWords('unsaved'), { kind: 'error' });
  }
  return (
    <>
      <PageHeader
        title={english === undefined || english.title === '' ? words('untitled') : english.title}
        beside={<ArticleStateBadge state={state} />}
        description={
          isPublic ? (
            <Anchor href={toPublic(slug)} target="_blank" rel="noopener">
              {toPublic(slug)}
            </Anchor>
          ) : (
            toPublic(slug)
          )
        }
        back={{ to: toList(), label: titles(title) }}
        actions={<Actions article={article} locale={locale} onOpen={(next) => void openPart(next)} />}
      />
      <Tabs value={locale} onChange={setLocale} keepMounted={false}>
        <LanguageTabs article={article} />
        <Tabs.Panel value={locale}>
          <OtherEditors articleId={article.id} locale={locale} />
          <Visibility article={article} locale={locale} />
          {renderTools !== undefined && <Group mb="sm">{renderTools(locale)}</Group>}
          {texts.some((text) => text.locale === locale) ? (
            <TextEditor key={`${locale}:${restored}`} article={article} locale={locale} isChecked={isChecked} onStore={onStore} />
          ) : (
            <StartText article={article} locale={locale} />
          )}
        </Tabs.Panel>
      </Tabs>
      {part === 'publish' && (
        <PublishDialog
          article={article}
          locale={locale}
          onShow={(shown) => {
            setChecked(true);
            setLocale(shown);
            close();
            focusFirstFault();
          }}
          onClose={close}
        />
      )}
      {part === 'preview' && <PreviewDrawer article={article} locale={locale} onClose={close} />}
      {part === 'settings' && <SettingsDrawer article={article} onClose={close} />}
      {part === 'versions' && (
        <VersionsDrawer
          article={article}
          locale={locale}
          onRestored={() => {
            setRestored((before) => before + 1);
            close();
          }}
          onClose={close}
        />
      )}
    </>
  );
}
