// The whole demo world of a moment, put together.

import { families } from './people/families.ts';
import { parents } from './people/parents.ts';
import { staff } from './people/staff.ts';
import { changesOf } from './people/story.ts';
import { DEMO_DOMAIN, type DemoView, type DemoWorld } from './world.ts';

const ADMIN = `admin@${DEMO_DOMAIN}`;

const VIEWS: readonly DemoView[] = [
  { owner: ADMIN, list: 'users', name: 'Not confirmed yet', query: 'state=unverified&sort=-createdAt', isDefault: false },
  { owner: ADMIN, list: 'users', name: 'Newest parents', query: 'role=Parent&sort=-createdAt', isDefault: false },
  { owner: ADMIN, list: 'users', name: 'Several roles', query: 'severalRoles=true', isDefault: false },
];

/** The same for the same moment, always. */
export function demoWorld(now: Date): DemoWorld {
  const colleagues = staff(now);
  const hosts = families(now, colleagues);
  const accounts = [...colleagues, ...parents(now), ...hosts.accounts];
  return { accounts, families: hosts.families, changes: changesOf(now, { accounts, families: hosts.families }), views: VIEWS };
}
