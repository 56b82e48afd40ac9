// The list of reported messages for the hub's home.

export { listReports } from './safety/reports.service.ts';
