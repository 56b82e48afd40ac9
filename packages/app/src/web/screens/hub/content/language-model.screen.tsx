// Writing with a language model: texts, translations, the prompts that are kept, and what was written.

import { Tabs } from '@mantine/core';
import { listPrompts, readWritingState } from '#contract/writing/language-model.endpoints.ts';
import { BudgetPanel } from '#web/features/writing/budget-panel.tsx';
import { PromptList } from '#web/features/writing/prompts/prompt-list.tsx';
import { TextHistory } from '#web/features/writing/text-history.tsx';
import { TranslatePanel } from '#web/features/writing/translate/translate-panel.tsx';
import { WritePanel } from '#web/features/writing/write-panel.tsx';
import { useEndpoint } from '#web/platform/api/endpoint-hooks.ts';
import { useSearchParams } from '#web/router.tsx';
import { Fault } from '#web/ui/fault.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { LoadingPage } from '#web/ui/skeletons.tsx';
import { TabList } from '#web/ui/tab-list.tsx';
import { useTranslations } from '#web/ui/text/translations.ts';

const TABS = ['write', 'translate', 'prompts', 'history'] as const;

export default function HubWritingScreen() {
  const words = useTranslations('writing');
  const titles = useTranslations('titles.page');
  const [params, setParams] = useSearchParams();
  const tab = TABS.find((one) => one === params.get('tab')) ?? 'write';
  const state = useEndpoint(readWritingState, {});
  const prompts = useEndpoint(listPrompts, {});
  const failure = state.failure ?? prompts.failure;
  const retry = () => {
    state.reload();
    prompts.reload();
  };
  const header = <PageHeader title={titles('hubChatGpt')} description={words('description')} />;
  if (state.data === undefined || prompts.data === undefined) {
    return failure === null ? (
      <LoadingPage />
    ) : (
      <>
        {header}
        <Fault message={failure.message} onRetry={retry} />
      </>
    );
  }
  const isOff = state.data.model === null;
  return (
    <>
      {header}
      <BudgetPanel state={state.data} />
      <Tabs
        mt="md"
        value={tab}
        onChange={(next) => setParams(next === null || next === 'write' ? {} : { tab: next }, { replace: true })}
        keepMounted={false}
      >
        <TabList>
          {TABS.map((one) => (
            <Tabs.Tab key={one} value={one}>
              {words(`tab.${one}`)}
            </Tabs.Tab>
          ))}
        </TabList>
        <Tabs.Panel value="write" keepMounted>
          <WritePanel state={state.data} prompts={prompts.data.data} />
        </Tabs.Panel>
        <Tabs.Panel value="translate">
          <TranslatePanel isOff={isOff} />
        </Tabs.Panel>
        <Tabs.Panel value="prompts">
          <PromptList prompts={prompts.data.data} />
        </Tabs.Panel>
        <Tabs.Panel value="history">
          <TextHistory />
        </Tabs.Panel>
      </Tabs>
    </>
  );
}
