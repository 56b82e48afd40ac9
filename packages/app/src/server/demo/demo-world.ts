// Assembles the whole demo world for a given moment.

import type * as z from 'zod';
import type { campaignBody } from '#contract/notifications/campaign.shapes.ts';
import { families } from './people/families.ts';
import { daysBefore } from './people/moments.ts';
import { parents } from './people/parents.ts';
import { staff } from './people/staff.ts';
import { changesOf } from './people/story.ts';
import { demoPrices } from './prices/price-list.ts';
import { demoStays } from './stays/stays.ts';
import { DEMO_DOMAIN, type DemoView, type DemoWorld } from './world.ts';

const ADMIN = `admin@${DEMO_DOMAIN}`;

const VIEWS: readonly DemoView[] = [
  { owner: ADMIN, list: 'users', name: 'Not confirmed yet', query: 'state=unverified&sort=-createdAt', isDefault: false },
  { owner: ADMIN, list: 'users', name: 'Newest parents', query: 'role=Parent&sort=-createdAt', isDefault: false },
  { owner: ADMIN, list: 'users', name: 'Several roles', query: 'severalRoles=yes', isDefault: false },
];

/** A message that the administrator has drafted. */
export const CAMPAIGN: z.input<typeof campaignBody> = {
  type: 'targeted',
  audience: { roles: ['Parent'], locales: [], userIds: [] },
  byMail: true,
  texts: {
    en: {
      title: 'Places for next summer',
      body: 'Dear parents,\n\nFamilies by the sea and in the country are taking students again for next summer. Have a look, and write to us with any question.',
    },
    fr: {
      title: 'Places pour l’été prochain',
      body: 'Chers parents,\n\nNos familles d’accueil, à la mer comme à la campagne, reçoivent de nouveau des élèves l’été prochain. Écrivez-nous pour toute question.',
    },
  },
};

/** Returns when the first prices were published: there are no earlier bookings. */
export function getPricingTime(now: Date): Date {
  return daysBefore(now, 119, { hour: 9, minute: 30 });
}

/** Returns the same world for the same moment. */
export function demoWorld(now: Date): DemoWorld {
  const colleagues = staff(now);
  const hosts = families(now, colleagues);
  const accounts = [...colleagues, ...parents(now), ...hosts.accounts];
  const changes = changesOf(now, { accounts, families: hosts.families });
  const stays = demoStays(now, { accounts, families: hosts.families, openedAt: getPricingTime(now) });
  return { accounts, families: hosts.families, changes, views: VIEWS, prices: demoPrices(now, hosts.families), stays };
}
