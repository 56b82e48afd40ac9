// The way back and on, at the end of each step.

import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslations } from '#web/ui/text/translations.ts';
import classes from './booking.module.css';

interface StepButtonsProps {
  readonly onBack?: (() => void) | undefined;
  readonly onNext: () => void;
  /** What the button says; `Next` unless said. */
  readonly next?: ReactNode;
  readonly isBusy?: boolean;
}

export function StepButtons({ onBack, onNext, next, isBusy = false }: StepButtonsProps) {
  const words = useTranslations('booking');
  return (
    <div className={classes['buttons']}>
      {onBack === undefined ? (
        <span />
      ) : (
        <Button variant="default" onClick={onBack}>
          {words('back')}
        </Button>
      )}
      <Button size="lg" loading={isBusy} onClick={onNext}>
        {next ?? words('next')}
      </Button>
    </div>
  );
}
