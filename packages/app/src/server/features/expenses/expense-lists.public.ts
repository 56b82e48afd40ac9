// The list of expenses for the hub's home.

export { listExpenses } from './expenses.service.ts';
