// The buttons back and next at the end of each step; if the step is incomplete, next leads to the reason.

import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { useFirstFault } from '#web/ui/steps/steps.tsx';
import { useTranslations } from '#web/ui/text/translations.ts';
import classes from './booking.module.css';

interface StepButtonsProps {
  readonly onBack?: (() => void) | undefined;
  readonly onNext: () => void;
  /** The label of the button; `Next` by default. */
  readonly next?: ReactNode;
  readonly isBusy?: boolean;
}

export function StepButtons({ onBack, onNext, next: label, isBusy = false }: StepButtonsProps) {
  const words = useTranslations('booking');
  const { place, tried } = useFirstFault();
  function next(): void {
    onNext();
    tried();
  }
  return (
    <div ref={place} className={classes['buttons']}>
      {onBack === undefined ? (
        <span />
      ) : (
        <Button variant="default" onClick={onBack}>
          {words('back')}
        </Button>
      )}
      <Button size="lg" loading={isBusy} onClick={next}>
        {label ?? words('next')}
      </Button>
    </div>
  );
}
