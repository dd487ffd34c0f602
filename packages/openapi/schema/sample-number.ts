import type { Node } from '../description/document.ts';
import { isNumber } from '../request/exact-number.ts';

/** A number that matches a schema. */
export function numberFor(
  { minimum, maximum, exclusiveMinimum, exclusiveMaximum, multipleOf }: Node,
  type: string,
  isFraction = false,
): unknown {
  const number = (value: unknown) => (isNumber(value) ? Number(value) : undefined);
  const low = number(exclusiveMinimum) ?? number(minimum);
  const high = number(exclusiveMaximum) ?? number(maximum);
  const isOpen = exclusiveMinimum === true || isNumber(exclusiveMinimum);
  const step = number(multipleOf) ?? (type === 'integer' ? 1 : undefined);
  const inRange = (value: number) =>
    (low === undefined || (isOpen ? value > low : value >= low)) &&
    (high === undefined || (exclusiveMaximum === true || isNumber(exclusiveMaximum) ? value < high : value <= high));
  const begin = low === undefined ? (high !== undefined && high < 1 ? high : 1) : low;
  const candidates = [
    ...(isFraction && type === 'number' ? [1.5] : []),
    1,
    10,
    begin,
    begin + 1,
    (begin + (high ?? begin + 1)) / 2,
    ...(step === undefined ? [] : [0, 1, -1].map((n) => (Math.ceil(begin / step) + n) * step)),
    0,
  ];
  const isStep = (value: number) => step === undefined || Math.abs(value / step - Math.round(value / step)) < 1e-9;
  return candidates.find((value) => inRange(value) && isStep(value) && Number.isFinite(value)) ?? begin;
}
