import type { GenericSchema, InferInput } from 'valibot';
import type { KindName } from './check/checks.ts';
import type { siteConfig } from './config/schema.ts';
import type { SidebarEntry } from './config/schema-values.ts';

/** What a site may give, with the names of all kinds of mistakes, which the schema does not know. They are written so that the compiler puts them, not their type, into the declarations. */
type Given<Schema extends GenericSchema> = Omit<InferInput<Schema>, 'errors'> &
  Partial<Record<'errors', 'all' | { [Name in KindName]: Name }[KindName][]>>;

/** A type written out, without the names that it is made by. */
type Plain<T> = [SidebarEntry[]] extends [T]
  ? T
  : T extends (...all: never[]) => unknown
    ? T
    : T extends object
      ? { [Key in keyof T]: Plain<T[Key]> }
      : T;

function plain<Schema extends GenericSchema>(): Plain<Given<Schema>> | undefined {
  return undefined;
}

/** Of a value the compiler writes the whole type into the declarations, so that sites need no library to read it. */
export const ANY_CONFIG = plain<typeof siteConfig>();

/** The settings that a site may give. */
export type SiteConfig = NonNullable<typeof ANY_CONFIG>;
