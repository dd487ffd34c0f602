export { config as default } from './site/config.ts';
