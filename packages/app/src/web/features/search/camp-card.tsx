// A camp near the families in the result.

import { Text, Title } from '@mantine/core';
import { Link } from 'wouter';
import { toImagePath } from '#contract/attachments/image-paths.ts';
import type { ActivityCard } from '#contract/search/search.shapes.ts';
import type { CardDates } from '#web/features/search/family/family-card.tsx';
import { paths } from '#web/paths.ts';
import { useTranslations } from '#web/ui/text/translations.ts';
import classes from './search.module.css';
import { usePriceText } from './use-names.ts';

export function CampCard({ camp, dates = {} }: { readonly camp: ActivityCard; readonly dates?: CardDates }) {
  const words = useTranslations('search');
  const types = useTranslations('tags.activityType');
  const written = usePriceText();
  return (
    <li className={classes['card']}>
      {camp.photoRef === null ? null : <img className={classes['photo']} src={toImagePath(camp.photoRef, 640)} alt="" loading="lazy" />}
      <div className={classes['body']}>
        <Title order={3} size="h4">
          <Link to={paths.travelActivity({ id: camp.id }, { ...dates })} className={classes['link']}>
            {camp.name}
          </Link>
        </Title>
        <Text size="sm" c="dimmed">
          {[types(camp.type), camp.location ?? camp.county].join(' · ')}
        </Text>
        <Text size="sm">{words('ageRange', { from: String(camp.minAge), to: String(camp.maxAge) })}</Text>
        <Text fw={600}>{camp.fromPrice === null ? words('card.noPrice') : words('card.from', { price: written(camp.fromPrice) })}</Text>
      </div>
    </li>
  );
}
