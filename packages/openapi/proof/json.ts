/** JSON that is read without any code of what is proven. */
export type Json = Readonly<Record<string, unknown>>;

export const isObject = (value: unknown): value is Json => typeof value === 'object' && value !== null && !Array.isArray(value);
export const objectOf = (value: unknown): Json => (isObject(value) ? value : {});
/** The value under a name of the description: no object has `constructor` by itself. */
export const valueAt = (value: unknown, name: string): unknown => (isObject(value) && Object.hasOwn(value, name) ? value[name] : undefined);
export const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);
