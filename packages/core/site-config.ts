import type { GenericSchema, InferInput } from 'valibot';
import type { KindName } from './check/checks.ts';
import type { siteConfig } from './config/schema.ts';
import type { SidebarEntry } from './config/sidebar-entry.ts';

/** The input of the schema, with the names of kinds of diagnostics, which the schema does not know. Plugins have others, so any text is taken, and editors still offer the names. Spelled as a mapped type so that the emitted .d.ts contains the literal names instead of a reference. */
type ConfigInput<Schema extends GenericSchema> = Omit<InferInput<Schema>, 'errors'> &
  Partial<Record<'errors', 'all' | ({ [Name in KindName]: Name }[KindName] | (string & Record<never, never>))[]>>;

/** Expands a type, so that it contains no names of other types. */
type Plain<T> = [SidebarEntry[]] extends [T]
  ? T
  : T extends (...all: never[]) => unknown
    ? T
    : T extends object
      ? { [Key in keyof T]: Plain<T[Key]> }
      : T;

function plain<Schema extends GenericSchema>(): Plain<ConfigInput<Schema>> | undefined {
  return undefined;
}

/** The compiler writes the whole type of a value into the .d.ts, so sites need no library to read it. Never used as a value. */
export const ANY_CONFIG = plain<typeof siteConfig>();

/** The settings that a site may give. */
export type SiteConfig = NonNullable<typeof ANY_CONFIG>;
