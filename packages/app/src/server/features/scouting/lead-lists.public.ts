// The list of leads for the hub's home.

export { listLeads } from './leads.service.ts';
