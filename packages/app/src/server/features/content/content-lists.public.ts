// The lists of public content whose rows other features count.

export { listBrokenLinks } from './menus/broken-links.service.ts';
