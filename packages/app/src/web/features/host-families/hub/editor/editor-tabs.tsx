// The tabs of the hub's editor of a host family.

import { Tabs } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { TabList } from '#web/ui/tab-list.tsx';

interface EditorTabsProps<Name extends string> {
  readonly names: readonly Name[];
  readonly tab: Name;
  /** Tabs that stay as they are once they were opened: what is half typed there isn't lost in another tab. */
  readonly kept: readonly Name[];
  readonly labelOf: (name: Name) => string;
  readonly onTab: (name: Name) => void;
  readonly children: (name: Name) => ReactNode;
}

export function EditorTabs<Name extends string>({ names, tab, kept, labelOf, onTab, children }: EditorTabsProps<Name>) {
  const [opened, setOpened] = useState<readonly Name[]>([]);
  if (kept.includes(tab) && !opened.includes(tab)) setOpened([...opened, tab]);
  function choose(chosen: string | null): void {
    const name = names.find((one) => one === chosen);
    if (name !== undefined) onTab(name);
  }
  return (
    <Tabs value={tab} onChange={choose}>
      <TabList>
        {names.map((name) => (
          <Tabs.Tab key={name} value={name}>
            {labelOf(name)}
          </Tabs.Tab>
        ))}
      </TabList>
      {names
        .filter((name) => name === tab || opened.includes(name))
        .map((name) => (
          <Tabs.Panel key={name} value={name}>
            {children(name)}
          </Tabs.Panel>
        ))}
    </Tabs>
  );
}
