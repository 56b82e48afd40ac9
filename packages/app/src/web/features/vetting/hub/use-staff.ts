// The staff who handle vetting, or visit families.

import type { AnswerOf } from '#contract/platform/endpoint.ts';
import { listVettingStaff } from '#contract/vetting/vetting.endpoints.ts';
import { useEndpoint } from '#web/platform/api/endpoint-hooks.ts';
import { useSignedInUser } from '#web/platform/session/session.ts';

type Staff = AnswerOf<typeof listVettingStaff>['data'];

export function useStaff(): Staff {
  const { capabilities } = useSignedInUser();
  return useEndpoint(listVettingStaff, {}, { when: capabilities.includes('vetting.visit') }).data?.data ?? [];
}
