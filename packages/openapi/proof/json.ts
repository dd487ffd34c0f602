/** JSON helpers independent of the code under test. */
export type Json = Readonly<Record<string, unknown>>;

export const isObject = (value: unknown): value is Json => typeof value === 'object' && value !== null && !Array.isArray(value);
export const objectOf = (value: unknown): Json => (isObject(value) ? value : {});
/** The value of an own property, so inherited names such as `constructor` don't exist. */
export const valueAt = (value: unknown, name: string): unknown => (isObject(value) && Object.hasOwn(value, name) ? value[name] : undefined);
export const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);
