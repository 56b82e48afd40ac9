// The queue of vetting for the hub's home.

export { listVettings } from './queue.service.ts';
