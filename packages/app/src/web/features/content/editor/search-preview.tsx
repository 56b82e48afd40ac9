// How a text looks in the results of a search engine, and when its link is shared.

import { Group, Stack, Text } from '@mantine/core';
import { toImagePath } from '#contract/attachments/image-paths.ts';
import { getProductName } from '#web/platform/product.ts';
import { useTranslations } from '#web/ui/text/translations.ts';
import classes from './editor.module.css';

/** Longer ones are cut off by search engines. */
export const USUAL_LENGTH = { title: 60, description: 160 } as const;

/** Returns a text as it is cut off. */
function cut(text: string, max: number): string {
  return text.length <= max ? text : `${text.slice(0, max).replace(/\s+\S*$/, '')} …`;
}

interface SearchPreviewProps {
  readonly title: string;
  readonly description: string;
  readonly path: string;
  readonly imageRef: string | null;
}

export function SearchPreview({ title, description, path, imageRef }: SearchPreviewProps) {
  const words = useTranslations('contentEditor.search');
  const product = getProductName();
  const host = window.location.host;
  const shown = { title: title === '' ? words('noTitle') : title, description: description === '' ? words('noDescription') : description };
  return (
    <Stack gap="sm">
      <Group gap="lg" align="start">
        <figure style={{ margin: 0 }}>
          <Text component="figcaption" size="sm" c="dimmed" mb={4}>
            {words('found')}
          </Text>
          <div className={classes['found']}>
            <Text size="sm" c="dimmed">
              {`${host}${path}`}
            </Text>
            <Text fw={500} c="blue">
              {cut(`${shown.title} – ${product}`, USUAL_LENGTH.title)}
            </Text>
            <Text size="sm">{cut(shown.description, USUAL_LENGTH.description)}</Text>
          </div>
        </figure>
        <figure style={{ margin: 0 }}>
          <Text component="figcaption" size="sm" c="dimmed" mb={4}>
            {words('shared')}
          </Text>
          <div className={classes['shared']}>
            {imageRef !== null && <img className={classes['sharedPicture']} src={toImagePath(imageRef, 640)} alt="" />}
            <div className={classes['sharedText']}>
              <Text size="sm" c="dimmed">
                {host}
              </Text>
              <Text fw={500}>{cut(shown.title, 90)}</Text>
              <Text size="sm">{cut(shown.description, 110)}</Text>
            </div>
          </div>
        </figure>
      </Group>
    </Stack>
  );
}
