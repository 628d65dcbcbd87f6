/** Which promises a report of figures does not keep, as sentences. */
export function broken(report: Readonly<Record<string, unknown>>): string[];
