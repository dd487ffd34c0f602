export { settings as default } from './settings.ts';
