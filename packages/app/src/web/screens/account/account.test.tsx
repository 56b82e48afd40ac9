// The page of the own account, as somebody uses it: details, picture, language and zone, devices, and leaving.

import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { User } from '#contract/identity/user.ts';
import type { PageName } from '#contract/platform/page-paths.ts';
import { toWire } from '#contract/platform/names.ts';
import { persist } from '#web/platform/app-persist.ts';
import { toasts } from '#web/platform/notices.ts';
import { queryClient } from '#web/platform/query-client.ts';
import { session } from '#web/platform/session.ts';
import { userWith } from '#web/testing/accounts.ts';
import { faultsByAxe } from '#web/testing/axe.ts';
import { pageAround, signInAs } from '#web/testing/page.tsx';
import { show } from '#web/testing/render.tsx';
import AccountScreen from './account.screen.tsx';
