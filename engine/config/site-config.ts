import type { GenericSchema, InferInput } from 'valibot';
import type { siteConfig } from './schema.ts';
import type { SidebarEntry } from './sidebar-entry.ts';

/** A type written out, without the names that it is made by. */
type Plain<T> = [SidebarEntry[]] extends [T]
  ? T
  : T extends (...all: never[]) => unknown
    ? T
    : T extends object
      ? { [Key in keyof T]: Plain<T[Key]> }
      : T;

function plain<Schema extends GenericSchema>(): Plain<InferInput<Schema>> | undefined {
  return undefined;
}

/** Of a value the compiler writes the whole type into the declarations, so that sites need no library to read it. */
export const ANY_CONFIG = plain<typeof siteConfig>();

/** The settings that a site may give. */
export type SiteConfig = NonNullable<typeof ANY_CONFIG>;
