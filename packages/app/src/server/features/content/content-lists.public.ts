// The lists of public content whose rows other features count.

export { listContentItems } from './items/items-list.service.ts';
export { listBrokenLinks } from './menus/broken-links.service.ts';
