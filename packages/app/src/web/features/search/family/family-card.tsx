// A family in the search result.

import { Badge, Text, Title } from '@mantine/core';
import { Link } from 'wouter';
import type { FamilyCard as Card } from '#contract/search/search.shapes.ts';
import classes from '#web/features/search/search.module.css';
import { useDuration, useFamilyName, useHostingName, usePriceText } from '#web/features/search/use-names.ts';
import { paths } from '#web/paths.ts';
import { Picture } from '#web/ui/picture/picture.tsx';
import { useTranslations } from '#web/ui/text/translations.ts';

/** The dates and number of children passed on to the profile, so that they don't have to be selected again. */
export interface CardDates {
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  readonly children?: number | undefined;
  /** The trip that needs a family. */
  readonly trip?: number | undefined;
}

function PriceLine({ family: { price, fromPrice } }: { readonly family: Card }) {
  const words = useTranslations('search.card');
  const written = usePriceText();
  if (price !== null) return <Text fw={600}>{words('stay', { price: written(price) })}</Text>;
  if (fromPrice !== null) return <Text fw={600}>{words('from', { price: written(fromPrice) })}</Text>;
  return <Text c="dimmed">{words('noPrice')}</Text>;
}

/** Two columns of filters and cards on wide screens, one of cards on a phone. */
const SIZES = '(min-width: 600px) 320px, 100vw';

export function FamilyCard({ family, dates = {} }: { readonly family: Card; readonly dates?: CardDates }) {
  const words = useTranslations('search');
  const nameOf = useFamilyName();
  const hosting = useHostingName();
  const duration = useDuration();
  const name = nameOf(family.name);
  const ages = family.children.map(({ age }) => age).join(', ');
  return (
    <li className={classes['card']}>
      {family.photoRef === null ? (
        <div className={classes['photo']} />
      ) : (
        <Picture
          className={classes['photo']}
          file={{ ref: family.photoRef, placeholder: family.photoPlaceholder }}
          alt={words('card.photo', { name })}
          sizes={SIZES}
        />
      )}
      <div className={classes['body']}>
        <Title order={3} size="h4">
          <Link to={paths.travelFamily({ id: family.id }, { ...dates })} className={classes['link']}>
            {name}
          </Link>
        </Title>
        <Text size="sm" c="dimmed">
          {[family.location, family.county].filter((part) => part !== null).join(', ')}
        </Text>
        {family.firstLine === '' ? null : (
          <Text size="sm" lineClamp={2}>
            {family.firstLine}
          </Text>
        )}
        <Text size="sm">{ages === '' ? words('card.noKids') : words('card.kids', { ages })}</Text>
        <div className={classes['marks']}>
          {family.hostingTypes.map((id) => (
            <Badge key={id} variant="default" tt="none" h="auto" styles={{ label: { whiteSpace: 'normal' } }}>
              {hosting(id)}
            </Badge>
          ))}
        </div>
        {family.freeBeds === null ? null : <Text size="sm">{words('card.free', { count: family.freeBeds })}</Text>}
        {family.responseMinutes === null ? null : (
          <Text size="sm" c="dimmed">
            {words('card.answers', { time: duration(family.responseMinutes) })}
          </Text>
        )}
        <PriceLine family={family} />
      </div>
    </li>
  );
}
