/**
 * A value, with every part of it that equals the same part of an earlier value replaced by that one. What is drawn from such a
 * part need not be drawn again: a view that comes from a worker or over the network is a new object in all its parts.
 * For plain data only.
 */
export function withSameParts<Value>(now: Value, before: unknown): Value {
  if (Object.is(now, before) || !isObject(now) || !isObject(before)) return now;
  if (Array.isArray(now) !== Array.isArray(before)) return now;
  const keys = Object.keys(now);
  let isSame = keys.length === Object.keys(before).length;
  const parts = keys.map((key) => {
    const part = withSameParts(now[key], before[key]);
    if (!Object.is(part, before[key]) || !Object.hasOwn(before, key)) isSame = false;
    return part;
  });
  if (isSame) return before as Value;
  if (Array.isArray(now)) return parts as Value;
  return Object.fromEntries(keys.map((key, index) => [key, parts[index]])) as Value;
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;
