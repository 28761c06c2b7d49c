/**
 * Work of a page's main thread between two performance marks, from a Chromium trace. It is measured by the thread's own
 * clock, which does not advance while other programs use the processor, so it is reliable on a busy machine.
 */
import type { CDPSession } from 'playwright/test';

/** The relevant part of a trace event; times in microseconds. */
interface TraceEvent {
  name: string;
  cat: string;
  ph: string;
  pid: number;
  tid: number;
  ts: number;
  dur?: number;
  tdur?: number;
}

/** Categories with the thread's tasks and the marks. */
const CATEGORIES = ['toplevel', 'blink.user_timing'];
const TASK = 'ThreadControllerImpl::RunTask';

const isMark = (event: TraceEvent, name: string) => event.name === name && event.cat.includes('blink.user_timing');

/** @returns milliseconds of work between two performance marks of the same thread @throws if a mark is missing */
export function threadTime(events: TraceEvent[], from: string, to: string): number {
  const start = events.findLast((event) => isMark(event, from));
  const end = events.findLast((event) => isMark(event, to));
  if (!start || !end) throw new Error(`the trace holds no ${start ? to : from}`);
  const work = events
    .filter(({ name, ph, pid, tid }) => name === TASK && ph === 'X' && pid === start.pid && tid === start.tid)
    .map(({ ts, dur = 0, tdur = 0 }) => {
      const inside = Math.min(ts + dur, end.ts) - Math.max(ts, start.ts);
      return inside > 0 ? (tdur * inside) / dur : 0;
    });
  return work.reduce((sum, time) => sum + time, 0) / 1000;
}

/** Records a trace while `happen` runs. */
export async function traced(session: CDPSession, happen: () => Promise<void>): Promise<TraceEvent[]> {
  const events: TraceEvent[] = [];
  const collect = ({ value }: { value: object[] }) => events.push(...value.filter(isTraceEvent));
  session.on('Tracing.dataCollected', collect);
  await session.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: CATEGORIES },
  });
  await happen();
  const complete = new Promise<void>((resolve) => session.once('Tracing.tracingComplete', () => resolve()));
  await session.send('Tracing.end');
  await complete;
  session.off('Tracing.dataCollected', collect);
  return events;
}

function isTraceEvent(event: object): event is TraceEvent {
  return 'ts' in event && 'tid' in event && 'cat' in event;
}
