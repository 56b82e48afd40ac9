// The current area, in the header of users with several; opens the others.

import { Menu, UnstyledButton } from '@mantine/core';
import { IconCheck, IconSelector } from '@tabler/icons-react';
import { Link } from 'wouter';
import classes from '#web/features/shell/frames/header.module.css';
import { useSignedInUser } from '#web/platform/session/session.ts';
import { useAddress } from '#web/router.tsx';
import { useTranslations } from '#web/ui/text/translations.ts';
import { findArea, listAreas } from './areas.model.ts';

export function AreaSwitch() {
  const words = useTranslations('shell');
  const areas = listAreas(useSignedInUser().roleNames);
  const here = findArea(useAddress().pathname);
  if (areas.length < 2) return null;
  return (
    <Menu position="bottom-end" width={240}>
      <Menu.Target>
        <UnstyledButton className={classes.area}>
          <span className="visually-hidden">{words('area.switch')}: </span>
          <span>{words(here === null ? 'area.title' : `area.${here}`)}</span>
          <IconSelector size={16} aria-hidden />
        </UnstyledButton>
      </Menu.Target>
      <Menu.Dropdown>
        {areas.map(({ name, path }) => (
          <Menu.Item
            key={name}
            component={Link}
            to={path}
            aria-current={name === here ? 'true' : undefined}
            rightSection={name === here ? <IconCheck size={16} aria-hidden /> : undefined}
          >
            {words(`area.${name}`)}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
