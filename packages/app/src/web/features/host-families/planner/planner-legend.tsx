// What the shapes of the planner mean.

import { WEEK_LETTERS } from '#contract/host-families/planner-weeks.ts';
import { useTranslations } from '#web/ui/text/translations.ts';
import classes from './planner.module.css';
import { paintWeeks } from './planner-paint.model.ts';
import { useLetterName } from './planner-texts.ts';

export function PlannerLegend() {
  const words = useTranslations('planner');
  const letterName = useLetterName();
  return (
    <ul className={classes['legend']} aria-label={words('legend')}>
      {WEEK_LETTERS.map((letter) => (
        <li key={letter}>
          <span aria-hidden className={classes['sample']} style={{ background: paintWeeks(letter, { week: 16, height: 14 }) }} />
          {letterName(letter)}
        </li>
      ))}
      <li>{words('totalsHint')}</li>
    </ul>
  );
}
