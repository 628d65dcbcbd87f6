type Run = Readonly<Record<string, unknown>>;

/** What is worse in a report than in the last earlier run that has it, as sentences. */
export function worseThanBefore(report: Run, runs?: readonly Run[]): string[];
