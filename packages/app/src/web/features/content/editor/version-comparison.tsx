// A version compared with another one or with the draft: words that were added and removed, and blocks that were moved.

import { NativeSelect, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { readVersion } from '#contract/content/drafts.endpoints.ts';
import type { ArticleVersion, DraftText } from '#contract/content/drafts.shapes.ts';
import { showBlocks } from '#contract/content/show-blocks.ts';
import type { Locale } from '#contract/platform/locales.ts';
import { useEndpoint } from '#web/platform/api/endpoint-hooks.ts';
import { StateBadge } from '#web/ui/badge.tsx';
import { Fault } from '#web/ui/fault.tsx';
import { LoadingRows } from '#web/ui/skeletons.tsx';
import { useTranslations } from '#web/ui/text/translations.ts';
import classes from './editor.module.css';
import { type BlockChange, type ComparedText, compareTexts, type Piece } from './text-changes.ts';

/** Removed words are struck out, added ones underlined: colours alone would not tell them apart. */
function Pieces({ pieces }: { readonly pieces: readonly Piece[] }) {
  return (
    <div className={classes['pieces']}>
      {pieces.map(({ text, change }, place) => {
        // biome-ignore lint/suspicious/noArrayIndexKey: pieces have no state, and are made anew together
        if (change === 'same') return <span key={place}>{text}</span>;
        const Mark = change === 'added' ? 'ins' : 'del';
        // biome-ignore lint/suspicious/noArrayIndexKey: as above
        return <Mark key={place}>{text}</Mark>;
      })}
    </div>
  );
}

function ChangedBlock({ change: { kind, state, pieces, isOtherwise } }: { readonly change: BlockChange }) {
  const words = useTranslations('contentEditor');
  return (
    <section aria-label={words('compare.block', { kind: words(`kind.${kind}`), change: words(`compare.state.${state}`) })}>
      <Text size="sm" c="dimmed" component="div">
        {words(`kind.${kind}`)} {state !== 'same' && <StateBadge meaning="info">{words(`compare.state.${state}`)}</StateBadge>}
      </Text>
      <Pieces pieces={pieces} />
      {isOtherwise && <Text size="sm">{words('compare.otherwise')}</Text>}
    </section>
  );
}

interface ChangesProps {
  readonly before: ComparedText;
  readonly after: ComparedText;
  readonly locale: Locale;
}

function Changes({ before, after, locale }: ChangesProps) {
  const words = useTranslations('contentEditor');
  const { fields, blocks } = compareTexts(before, after, locale);
  const fieldNames = { title: words('title'), description: words('description'), imageAlt: words('featureAlt') };
  if (fields.length === 0 && blocks.every(({ state }) => state === 'same')) return <Text>{words('compare.equal')}</Text>;
  return (
    <Stack gap="xs" lang={locale}>
      <Text size="sm" c="dimmed" lang={document.documentElement.lang}>
        <ins>{words('compare.added')}</ins> · <del>{words('compare.removed')}</del>
      </Text>
      {fields.map(({ name, pieces }) => (
        <section key={name} aria-label={fieldNames[name]}>
          <Text size="sm" c="dimmed">
            {fieldNames[name]}
          </Text>
          <Pieces pieces={pieces} />
        </section>
      ))}
      {blocks.map((change) => (
        <ChangedBlock key={change.key} change={change} />
      ))}
    </Stack>
  );
}

interface VersionComparisonProps {
  readonly articleId: number;
  readonly version: ArticleVersion;
  readonly others: readonly ArticleVersion[];
  readonly draft: DraftText;
}

export function VersionComparison({ articleId, version, others, draft }: VersionComparisonProps) {
  const words = useTranslations('contentEditor');
  /** The version that it is compared with; null for the draft. */
  const [otherId, setOtherId] = useState<number | null>(null);
  const read = useEndpoint(readVersion, { params: { id: articleId, versionId: version.id } });
  const readOther = useEndpoint(readVersion, { params: { id: articleId, versionId: otherId ?? version.id } }, { when: otherId !== null });
  const other = otherId === null ? { ...draft, body: showBlocks(draft.body) } : readOther.data;
  const failed = [read, readOther].find(({ failure }) => failure !== null);
  // The earlier one comes first, whichever was opened.
  const isEarlier = otherId === null || (others.find(({ id }) => id === otherId)?.number ?? 0) > version.number;
  const [before, after] = isEarlier ? [read.data, other] : [other, read.data];
  return (
    <Stack className={classes['original'] ?? ''} gap="sm">
      <NativeSelect
        label={words('compare.with')}
        value={otherId === null ? '' : String(otherId)}
        data={[
          { value: '', label: words('compare.draft') },
          ...others.map(({ id, number }) => ({ value: String(id), label: words('versions.number', { number }) })),
        ]}
        onChange={(event) => setOtherId(event.currentTarget.value === '' ? null : Number(event.currentTarget.value))}
      />
      {failed?.failure != null && <Fault message={failed.failure.message} onRetry={failed.reload} />}
      {before === undefined || after === undefined ? (
        failed === undefined && <LoadingRows count={3} />
      ) : (
        <Changes before={before} after={after} locale={draft.locale} />
      )}
    </Stack>
  );
}
