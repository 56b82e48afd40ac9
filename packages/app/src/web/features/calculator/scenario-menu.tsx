// The user's scenarios: open, save the stay of the form, compare, rename and delete.

import type { QuoteRequest } from '@hosted-stay/pricing-core';
import { Button, Group, Menu } from '@mantine/core';
import { IconBookmark, IconCheck, IconChevronDown, IconColumns, IconPencil, IconPlus, IconRefresh, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import type { SavedScenario } from '#contract/pricing/scenarios.shapes.ts';
import { useSignedInUser } from '#web/platform/session/session.ts';
import { useTranslations } from '#web/ui/text/translations.ts';
import classes from './calculator.module.css';
import { type Naming, ScenarioName } from './scenario-name.tsx';
import { useScenarios } from './use-scenarios.ts';

interface ScenarioMenuProps {
  /** The stay of the form; null while it has no price. */
  readonly request: QuoteRequest | null;
  readonly onOpen: (scenario: SavedScenario) => void;
  readonly onCompare: (scenario: SavedScenario) => void;
}

interface CurrentProps {
  readonly current: SavedScenario;
  readonly request: QuoteRequest | null;
  readonly onRename: () => void;
  readonly onUpdate: (request: QuoteRequest) => void;
  readonly onDelete: () => void;
}

/** Compares independently of the order of fields. */
function isSame(scenario: SavedScenario, request: QuoteRequest | null): boolean {
  const text = (stay: object) => JSON.stringify(Object.entries(stay).sort(([a], [b]) => (a < b ? -1 : 1)));
  return request === null || text(scenario.request) === text(request);
}

/** The actions on the open scenario. */
function CurrentScenario({ current, request, onRename, onUpdate, onDelete }: CurrentProps) {
  const words = useTranslations('calculator.scenarios');
  const { name } = current;
  return (
    <>
      <Menu.Divider />
      <Menu.Label>{name}</Menu.Label>
      {request !== null && !isSame(current, request) && (
        <Menu.Item leftSection={<IconRefresh size={16} aria-hidden />} onClick={() => onUpdate(request)}>
          {words('update', { name })}
        </Menu.Item>
      )}
      <Menu.Item leftSection={<IconPencil size={16} aria-hidden />} onClick={onRename}>
        {words('rename')}
      </Menu.Item>
      <Menu.Item c="var(--mantine-color-error)" leftSection={<IconTrash size={16} aria-hidden />} onClick={onDelete}>
        {words('delete')}
      </Menu.Item>
    </>
  );
}

interface CompareMenuProps {
  readonly scenarios: readonly SavedScenario[];
  readonly onCompare: (scenario: SavedScenario) => void;
}

function CompareMenu({ scenarios, onCompare }: CompareMenuProps) {
  const words = useTranslations('calculator.scenarios');
  return (
    <Menu withInitialFocusPlaceholder={false} position="bottom-start" width={280}>
      <Menu.Target>
        <Button
          variant="default"
          leftSection={<IconColumns size={16} aria-hidden />}
          rightSection={<IconChevronDown size={14} aria-hidden />}
        >
          {words('compare')}
        </Button>
      </Menu.Target>
      <Menu.Dropdown className={classes['menu'] ?? ''}>
        {scenarios.map((scenario) => (
          <Menu.Item key={scenario.id} onClick={() => onCompare(scenario)}>
            {scenario.name}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}

export function ScenarioMenu({ request, onOpen, onCompare }: ScenarioMenuProps) {
  const words = useTranslations('calculator.scenarios');
  const { capabilities } = useSignedInUser();
  const kept = useScenarios();
  const [currentId, setCurrentId] = useState<number | null>(null);
  const [naming, setNaming] = useState<Naming | null>(null);
  if (!capabilities.includes('scenarios.own')) return null;
  const { scenarios = [] } = kept;
  const current = scenarios.find(({ id }) => id === currentId) ?? null;
  const changed = current !== null && !isSame(current, request);
  const open = (scenario: SavedScenario) => {
    setCurrentId(scenario.id);
    onOpen(scenario);
  };
  return (
    <Group gap="xs">
      <Menu withInitialFocusPlaceholder={false} position="bottom-start" width={280}>
        <Menu.Target>
          <Button
            variant="default"
            leftSection={<IconBookmark size={16} aria-hidden />}
            rightSection={<IconChevronDown size={14} aria-hidden />}
          >
            {current === null ? words('menu') : changed ? words('changed', { name: current.name }) : current.name}
          </Button>
        </Menu.Target>
        <Menu.Dropdown className={classes['menu'] ?? ''}>
          {kept.failure !== null && kept.scenarios === undefined && (
            <Menu.Item closeMenuOnClick={false} onClick={kept.reload}>
              {words('failed')}
            </Menu.Item>
          )}
          {kept.scenarios?.length === 0 && <Menu.Label>{words('empty')}</Menu.Label>}
          {scenarios.map((scenario) => (
            <Menu.Item
              key={scenario.id}
              leftSection={scenario.id === currentId ? <IconCheck size={16} aria-hidden /> : <span className={classes['noIcon']} />}
              aria-current={scenario.id === currentId ? 'true' : undefined}
              onClick={() => open(scenario)}
            >
              {scenario.name}
            </Menu.Item>
          ))}
          <Menu.Divider />
          <Menu.Item
            leftSection={<IconPlus size={16} aria-hidden />}
            disabled={request === null}
            onClick={() => request !== null && setNaming({ kind: 'save', request })}
          >
            {words('save')}
          </Menu.Item>
          {request === null && <Menu.Label>{words('saveNeedsPrice')}</Menu.Label>}
          {current !== null && (
            <CurrentScenario
              current={current}
              request={request}
              onRename={() => setNaming({ kind: 'rename', scenario: current })}
              onUpdate={(next) => void kept.update(current, next)}
              onDelete={() => void kept.remove(current)}
            />
          )}
        </Menu.Dropdown>
      </Menu>
      {scenarios.length > 0 && request !== null && <CompareMenu scenarios={scenarios} onCompare={onCompare} />}
      {naming !== null && (
        <ScenarioName
          naming={naming}
          scenarios={scenarios}
          save={naming.kind === 'save' ? (name) => kept.save(name, naming.request) : (name) => kept.rename(naming.scenario, name)}
          onSaved={({ id }) => setCurrentId(id)}
          onClose={() => setNaming(null)}
        />
      )}
    </Group>
  );
}
