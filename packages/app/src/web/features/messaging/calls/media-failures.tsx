// Why camera or microphone can't be used, and how to allow them in this browser.

import { Alert, Button } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useTranslations } from '#web/ui/text/translations.ts';
import type { LocalMedia, MediaState } from './local-media.ts';
import { findBrowserKind } from './media.ts';
import { MEDIA_KINDS } from './peer.model.ts';

interface MediaFailuresProps {
  readonly media: LocalMedia;
  readonly state: MediaState;
}

export function MediaFailures({ media, state }: MediaFailuresProps) {
  const words = useTranslations('messagingCalls.failure');
  const failed = MEDIA_KINDS.flatMap((kind) => {
    const { failure } = state[kind];
    return failure === null ? [] : [{ kind, failure }];
  });
  if (failed.length === 0) return null;
  const isDenied = failed.some(({ failure }) => failure === 'denied');
  const first = failed[0]?.failure;
  const isSame = failed.length === 2 && failed.every(({ failure }) => failure === first);
  const texts = isSame && first !== undefined ? [words(`both.${first}`)] : failed.map(({ kind, failure }) => words(`${kind}.${failure}`));
  return (
    <Alert color="orange" icon={<IconAlertTriangle aria-hidden />} title={words('title')} role="alert">
      {texts.map((text) => (
        <p key={text}>{text}</p>
      ))}
      {isDenied && <p>{words(`allow.${findBrowserKind(navigator.userAgent, navigator.maxTouchPoints)}`)}</p>}
      {first !== 'insecure' && (
        <Button variant="default" size="sm" onClick={() => void media.open()}>
          {words('retry')}
        </Button>
      )}
    </Alert>
  );
}
