// What the page's main thread did, from a trace. Processor time is what counts: on a busy machine the clock says nothing.

/** Without the samples of every script, which would slow down what is watched. */
export const CATEGORIES = [
  'devtools.timeline',
  'disabled-by-default-lighthouse',
  'toplevel',
  'loading',
  'v8',
  '__metadata',
];

/** The tasks of the page's main thread, in microseconds: when, and how much processor time. */
function tasksOf(traceEvents) {
  const threads = new Map(
    traceEvents
      .filter(({ name }) => name === 'thread_name')
      .map(({ pid, tid, args }) => [`${pid}.${tid}`, args.name]),
  );
  const events = traceEvents.filter(
    ({ ph, pid, tid }) => ph === 'X' && threads.get(`${pid}.${tid}`) === 'CrRendererMain',
  );
  // Starting the trace itself interrupts the page once; that task is not the page's.
  const interrupts = events.filter(({ name, dur }) => name === 'V8.HandleInterrupts' && dur > 1000);
  const isOurs = ({ ts, dur }) => !interrupts.some((event) => event.ts >= ts && event.ts <= ts + dur);
  return events
    .filter((event) => event.name === 'ThreadControllerImpl::RunTask' && isOurs(event))
    .map(({ ts, tdur = 0 }) => ({ at: ts, cpu: tdur }));
}

/** When something was drawn first. */
const firstPaint = (traceEvents) =>
  Math.min(...traceEvents.filter(({ name }) => name === 'firstContentfulPaint').map(({ ts }) => ts));

const millis = (micros) => Math.round(micros / 1000);

/** Processor time of the longest task in milliseconds. */
export const longestTask = (traceEvents) =>
  millis(Math.max(0, ...tasksOf(traceEvents).map(({ cpu }) => cpu)));

/** Processor time in milliseconds: of all tasks, of the longest one, and what would block a phone four times as slow. */
export function workOf(traceEvents) {
  const painted = firstPaint(traceEvents);
  const tasks = tasksOf(traceEvents);
  const blocks = ({ at, cpu }) => (at < painted ? 0 : Math.max(0, 4 * cpu - 50_000));
  const sum = (values) => values.reduce((total, value) => total + value, 0);
  return {
    allTasks: millis(sum(tasks.map(({ cpu }) => cpu))),
    longestTask: longestTask(traceEvents),
    blockingFourTimesSlower: millis(sum(tasks.map(blocks))),
  };
}
