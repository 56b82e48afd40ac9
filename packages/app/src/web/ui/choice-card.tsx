// A card of a family or a camp: its picture, its name, a few facts and its actions.

import { Text, Title } from '@mantine/core';
import { type ReactNode, useId } from 'react';
import { Picture } from '#web/ui/picture/picture.tsx';
import classes from './choice-card.module.css';

interface ChoiceCardProps {
  readonly title: ReactNode;
  /** The ID of a stored picture; null shows an empty area. */
  readonly photoRef: string | null;
  /** The picture's thumbhash in base64. */
  readonly placeholder?: string;
  /** Short facts under the name, a line each. */
  readonly facts: readonly ReactNode[];
  /** Beside the name: a state. */
  readonly beside?: ReactNode;
  readonly chosen?: boolean;
  /** The level of its heading, one below that of the list. */
  readonly order?: 2 | 3 | 4;
  /** Buttons and other content that needs the full width. */
  readonly children?: ReactNode;
}

export function ChoiceCard({ title, photoRef, placeholder = '', facts, beside, chosen = false, order = 3, children }: ChoiceCardProps) {
  const heading = useId();
  return (
    <article className={classes['card']} data-chosen={chosen || undefined} aria-labelledby={heading}>
      {photoRef === null ? (
        <span className={classes['picture']} aria-hidden />
      ) : (
        <Picture className={classes['picture']} file={{ ref: photoRef, placeholder }} alt="" sizes="88px" />
      )}
      <div className={classes['facts']}>
        <Title order={order} size="h4" id={heading}>
          {title} {beside}
        </Title>
        {facts.map((fact, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a line of a card has no other key than its index
          <Text key={index} size="sm" c="dimmed" component="div">
            {fact}
          </Text>
        ))}
      </div>
      {children === undefined ? null : <div className={classes['more']}>{children}</div>}
    </article>
  );
}

/**
 * Cards beside each other, as a list.
 * @example <ChoiceCards label={words('found')}>{families.map((one) => <li key={one.id}><ChoiceCard … /></li>)}</ChoiceCards>
 */
export function ChoiceCards({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <ul className={classes['cards']} aria-label={label}>
      {children}
    </ul>
  );
}
