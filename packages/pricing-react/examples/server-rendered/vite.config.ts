// An ordinary Vite project with React.

export { default } from '../vite.config.ts';
