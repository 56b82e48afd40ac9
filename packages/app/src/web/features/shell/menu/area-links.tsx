// Switches between the areas of a user with several roles; renders nothing for others.

import { IconBackpack, IconHomeHeart, IconLayoutDashboard } from '@tabler/icons-react';
import { Link } from 'wouter';
import { useSignedInUser } from '#web/platform/session/session.ts';
import { useAddress } from '#web/router.tsx';
import { useTranslations } from '#web/ui/text/translations.ts';
import classes from './account-panel.module.css';
import { type AreaName, findArea, listAreas } from './areas.model.ts';

const ICONS = { travel: IconBackpack, hostFamily: IconHomeHeart, hub: IconLayoutDashboard } as const satisfies Record<AreaName, unknown>;

export function AreaLinks({ onFollow }: { readonly onFollow?: (() => void) | undefined }) {
  const words = useTranslations('shell');
  const areas = listAreas(useSignedInUser().roleNames);
  const here = findArea(useAddress().pathname);
  if (areas.length < 2) return null;
  return (
    <nav className={classes.part} aria-label={words('area.switch')}>
      <span className={classes.label}>{words('area.title')}</span>
      {areas.map(({ name, path }) => {
        const Picture = ICONS[name];
        return (
          <Link key={name} to={path} className={classes.item} aria-current={name === here ? 'true' : undefined} onClick={onFollow}>
            <Picture size={20} stroke={1.75} aria-hidden />
            {words(`area.${name}`)}
          </Link>
        );
      })}
    </nav>
  );
}
