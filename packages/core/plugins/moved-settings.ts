import type { MovedSetting } from '../config/former-settings.ts';
import { builtIns } from './built-in.ts';

/** The settings that became plugins of this package. */
export function movedSettings(): MovedSetting[] {
  return builtIns().flatMap(([use, { former }]) => (former ? [{ ...former, use }] : []));
}
