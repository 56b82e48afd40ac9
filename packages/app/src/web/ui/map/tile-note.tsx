// Below the map: who made its tiles, or that they can't be loaded.

import { Anchor, Button, Group, Text } from '@mantine/core';
import { useTranslations } from '#web/ui/text/translations.ts';
import type { MapTiles } from './use-tiles.ts';

export function TileNote({ isSet, state, retry }: Omit<MapTiles, 'box'>) {
  const words = useTranslations('map.tiles');
  const common = useTranslations('common');
  if (!isSet) return null;
  return (
    <>
      {state.kind === 'shown' && state.credits.length > 0 && (
        <Text size="xs" c="dimmed" mt={2}>
          {state.credits.map(({ text, href }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a credit stay where they are
            <span key={index}>
              {index > 0 && ' '}
              {href === undefined ? (
                text
              ) : (
                <Anchor href={href} target="_blank" rel="noreferrer" inherit c="inherit" underline="always">
                  {text}
                </Anchor>
              )}
            </span>
          ))}
        </Text>
      )}
      <div role="status">
        {state.kind === 'failed' && (
          <Group gap="xs" mt={4}>
            <Text size="sm">{words('failed')}</Text>
            <Button variant="default" size="xs" onClick={retry}>
              {common('retry')}
            </Button>
          </Group>
        )}
      </div>
    </>
  );
}
