// Placeholders during loading, in the shape of the content. They appear with a delay, so that quick loads show none.

import { Skeleton } from '@mantine/core';
import { useTranslations } from '#web/ui/text/translations.ts';
import classes from './skeletons.module.css';

interface LoadingProps {
  /** The number of placeholder rows or cards. */
  readonly count?: number;
}

function Shapes({ count, height, className }: { count: number; height: number; className: string | undefined }) {
  const words = useTranslations('common');
  return (
    <div className={`${classes.late} ${className ?? ''}`} role="status">
      <span className="visually-hidden">{words('loading')}</span>
      {Array.from({ length: count }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the placeholders are identical.
        <Skeleton key={index} height={height} radius="sm" aria-hidden />
      ))}
    </div>
  );
}

/** The rows of a list or table. */
export function LoadingRows({ count = 6 }: LoadingProps) {
  return <Shapes count={count} height={36} className={classes.rows} />;
}

/** Cards beside each other. */
export function LoadingCards({ count = 3 }: LoadingProps) {
  return <Shapes count={count} height={160} className={classes.cards} />;
}

/** A whole page: its title and a few lines. */
export function LoadingPage() {
  const words = useTranslations('common');
  return (
    <div className={`${classes.late} ${classes.rows}`} role="status">
      <span className="visually-hidden">{words('loading')}</span>
      <Skeleton height={32} width="min(40%, 320px)" radius="sm" aria-hidden />
      <Skeleton height={20} width="min(70%, 560px)" radius="sm" aria-hidden />
      <Skeleton height={240} radius="md" mt={16} aria-hidden />
    </div>
  );
}
