import { useEffect, useState } from 'react';
import { type LiveChange, type LiveState, INITIAL_LIVE, applyChange } from '../../model/live.ts';
import { LiveReport } from './LiveReport.tsx';

/** In ms: a browser paints fewer states than snapshots are captured. */
const PAINT_INTERVAL_MS = 100;

/** Shows what the watcher sends, and when the connection to it is lost. */
export function LivePage() {
  const [live, setLive] = useState<LiveState>(INITIAL_LIVE);
  const [isConnected, setIsConnected] = useState(true);
  useEffect(() => {
    const events = new EventSource('events');
    let changes: LiveChange[] = [];
    const paint = () => {
      const due = changes;
      changes = [];
      if (due.length > 0) setLive((state) => due.reduce(applyChange, state));
    };
    const timer = setInterval(paint, PAINT_INTERVAL_MS);
    events.addEventListener('message', ({ data }) => {
      changes.push(JSON.parse(String(data)) as LiveChange);
    });
    events.addEventListener('open', () => setIsConnected(true));
    events.addEventListener('error', () => setIsConnected(false));
    return () => {
      clearInterval(timer);
      events.close();
    };
  }, []);
  return <LiveReport live={live} isConnected={isConnected} onOpen={sendOpened} />;
}

/** The watcher captures the last opened snapshot first. */
function sendOpened(snapshot: string): void {
  void fetch('opened', { method: 'POST', body: snapshot }).catch(() => {});
}
