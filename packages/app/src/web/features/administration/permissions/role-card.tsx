// A card of one role: its purpose, its users, its landing page and its rights.

import { Anchor, Badge, Button, Card, Collapse, Group, Stack, Text, Title } from '@mantine/core';
import { IconChevronDown, IconUserPlus } from '@tabler/icons-react';
import { useId, useState } from 'react';
import { Link } from 'wouter';
import type { RoleSummary } from '#contract/administration/permissions.shapes.ts';
import { paths } from '#web/paths.ts';
import { useTranslations } from '#web/ui/text/translations.ts';
import classes from './role-card.module.css';
import { useRightName } from './use-right-name.ts';

function Rights({ rights }: Pick<RoleSummary, 'rights'>) {
  const words = useTranslations('permissions');
  const rightName = useRightName();
  const areas = [...new Set(rights.map(({ area }) => area))];
  return (
    <dl className={classes['rights']}>
      {areas.map((area) => (
        <div key={area}>
          <dt>{words(`area.${area as 'users'}`)}</dt>
          {rights
            .filter((right) => right.area === area)
            .map(({ capability, reach, switched }) => (
              <dd key={capability}>
                {rightName(capability)} {reach !== 'plain' && <span className={classes['reach']}>({words(`reach.${reach}`)})</span>}
                {switched && (
                  <Badge size="sm" color="orange" variant="light">
                    {words('effective.switched')}
                  </Badge>
                )}
              </dd>
            ))}
        </div>
      ))}
    </dl>
  );
}

export function RoleCard({ role, onAssign }: { role: RoleSummary; onAssign: () => void }) {
  const words = useTranslations('roles');
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const name = words(`name.${role.name}`);
  return (
    <Card withBorder padding="md" component="section" aria-labelledby={`${id}-name`}>
      <Stack gap="sm">
        <Group justify="space-between" wrap="nowrap" align="flex-start">
          <div>
            <Group gap={8}>
              <Title order={2} size="h4" id={`${id}-name`}>
                {name}
              </Title>
              {role.isStaff && <Badge variant="light">{words('staff')}</Badge>}
              {role.switches > 0 && (
                <Badge color="orange" variant="light">
                  {words('switched', { count: role.switches })}
                </Badge>
              )}
            </Group>
          </div>
          <Button
            variant="default"
            size="xs"
            className={classes['assign']}
            leftSection={<IconUserPlus size={16} aria-hidden />}
            onClick={onAssign}
            aria-label={words('assignTo', { role: name })}
          >
            {words('assign')}
          </Button>
        </Group>
        <Text size="sm" c="dimmed">
          {words(`about.${role.name}`)}
        </Text>
        <dl className={classes['facts']}>
          <div>
            <dt>{words('column.holders')}</dt>
            <dd>
              <Anchor
                component={Link}
                size="sm"
                to={paths.hubUsers({ role: role.name })}
                aria-label={words('showHolders', { count: role.holders, role: name })}
              >
                {words('holders', { count: role.holders })}
              </Anchor>{' '}
              {role.deactivatedHolders > 0 && words('deactivated', { count: role.deactivatedHolders })}
            </dd>
          </div>
          <div>
            <dt>{words('column.landing')}</dt>
            <dd>
              <code>{role.defaultRoute}</code>
            </dd>
          </div>
        </dl>
        <div>
          <Button
            variant="subtle"
            size="compact-sm"
            aria-expanded={isOpen}
            aria-controls={`${id}-rights`}
            aria-label={words('showRights', { count: role.rights.length, role: name })}
            rightSection={<IconChevronDown size={16} className={isOpen ? classes['turned'] : undefined} aria-hidden />}
            onClick={() => setOpen(!isOpen)}
          >
            {words('rightCount', { count: role.rights.length })}
          </Button>
          <Collapse expanded={isOpen} id={`${id}-rights`}>
            <Rights rights={role.rights} />
            <Anchor component={Link} to={paths.hubPermissions()} size="sm">
              {words('changeRights')}
            </Anchor>
          </Collapse>
        </div>
      </Stack>
    </Card>
  );
}
