// The home visits of a family: planned ones, and their reports.

import { Button, Group, Text } from '@mantine/core';
import { IconCheck, IconX } from '@tabler/icons-react';
import { useState } from 'react';
import { toFilePath } from '#contract/attachments/image-paths.ts';
import { type Vetting, VISIT_POINTS, type VisitOutcome } from '#contract/vetting/vetting.shapes.ts';
import { useSignedInUser } from '#web/platform/session/session.ts';
import { type Meaning, StateBadge } from '#web/ui/badge.tsx';
import { Picture } from '#web/ui/picture/picture.tsx';
import { DateText, InstantText } from '#web/ui/text/text.tsx';
import { useTranslations } from '#web/ui/text/translations.ts';
import { FileLinks } from '../file-links.tsx';
import { Part } from '../part.tsx';
import classes from '../vetting.module.css';
import { VisitPlan } from './visit-plan.tsx';
import { type Visit, VisitReport } from './visit-report.tsx';

const MEANINGS: Readonly<Record<VisitOutcome, Meaning>> = { positive: 'good', concerns: 'care', negative: 'bad' };

/** Every point of the checklist with its answer. */
function Points({ met }: { readonly met: Visit['met'] }) {
  const words = useTranslations('vetting');
  return (
    <ul className={classes['points']} aria-label={words('visit.checklist')}>
      {VISIT_POINTS.map((point) => {
        const isMet = met.includes(point);
        const Icon = isMet ? IconCheck : IconX;
        return (
          <li key={point}>
            <Text size="sm" {...(isMet ? {} : { fw: 500 })}>
              <Icon size={14} aria-hidden /> {words(`points.${point}`)}: {words(isMet ? 'visit.inOrder' : 'visit.notConfirmed')}
            </Text>
          </li>
        );
      })}
    </ul>
  );
}

/** The photos of a visit in their order; each opens in full size. */
function Photos({ photos }: { readonly photos: Visit['photos'] }) {
  const words = useTranslations('vetting.visit');
  const images = photos.filter(({ kind }) => kind === 'image');
  if (images.length === 0) return null;
  return (
    <ul className={classes['photos']} aria-label={words('photos')}>
      {images.map(({ randomRef, name, alt, width, height }) => (
        <li key={randomRef}>
          <a href={toFilePath(randomRef)} target="_blank" rel="noopener">
            <Picture file={{ ref: randomRef, width, height }} alt={alt || name} sizes="160px" className={classes['photo']} />
          </a>
        </li>
      ))}
    </ul>
  );
}

function OneVisit({ visit, onReport }: { readonly visit: Visit; readonly onReport?: (() => void) | undefined }) {
  const words = useTranslations('vetting');
  const outcomes = useTranslations('names.visitOutcome');
  const { plannedAt, wallZone, visitor, doneOn, met, report, outcome, photos } = visit;
  return (
    <li>
      <div className={classes['row']}>
        <div className={classes['main']}>
          <Group gap={8}>
            <Text fw={500}>
              {doneOn !== null && <DateText day={doneOn} />}
              {doneOn === null &&
                (plannedAt === null ? words('visit.undated') : <InstantText at={plannedAt} wallZone={wallZone} withZone />)}
            </Text>
            {outcome === null ? (
              <StateBadge meaning="info">{words('visit.planned')}</StateBadge>
            ) : (
              <StateBadge meaning={MEANINGS[outcome]}>{outcomes(outcome)}</StateBadge>
            )}
          </Group>
          {visitor !== null && <Text size="sm">{words('visit.by', { name: visitor.name })}</Text>}
          {doneOn !== null && <Points met={met} />}
          {report && (
            <Text size="sm" className={classes['said'] ?? ''}>
              {report}
            </Text>
          )}
          <Photos photos={photos} />
          <FileLinks files={photos.filter(({ kind }) => kind !== 'image')} label={words('files')} />
        </div>
        {onReport !== undefined && (
          <Button variant="subtle" size="compact-sm" onClick={onReport}>
            {words(doneOn === null ? 'visit.report' : 'visit.changeReport')}
          </Button>
        )}
      </div>
    </li>
  );
}

export function Visits({ vetting }: { readonly vetting: Vetting }) {
  const words = useTranslations('vetting');
  const { capabilities } = useSignedInUser();
  const [dialog, setDialog] = useState<'plan' | Visit | null>(null);
  const canVisit = capabilities.includes('vetting.visit');
  const { id, visits } = vetting;
  return (
    <Part
      title={words('part.visits')}
      action={
        canVisit && (
          <Button variant="default" size="compact-sm" onClick={() => setDialog('plan')}>
            {words('visit.plan')}
          </Button>
        )
      }
    >
      <ul className={classes['items']}>
        {visits.map((visit) => (
          <OneVisit key={visit.id} visit={visit} onReport={canVisit ? () => setDialog(visit) : undefined} />
        ))}
      </ul>
      {visits.length === 0 && <Text c="dimmed">{words('none.visits')}</Text>}
      {dialog === 'plan' && <VisitPlan id={id} onClose={() => setDialog(null)} />}
      {dialog !== null && dialog !== 'plan' && <VisitReport id={id} visit={dialog} onClose={() => setDialog(null)} />}
    </Part>
  );
}
