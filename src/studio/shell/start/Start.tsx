import { useEffect, useRef, useState } from 'react';
import { CallError } from '../client/call.ts';
import { Studio } from '../client/studio.ts';
import { Button } from '../ui/Button.tsx';
import { EmptyState, Pending } from '../ui/EmptyState.tsx';
import { words } from '../words/words.ts';
import { App } from './App.tsx';
import { openSession } from './session.ts';

type Stage = { is: 'opening' } | { is: 'open'; studio: Studio } | { is: 'no-session' } | { is: 'offline' };

/** Opens the studio, or explains why it cannot be opened. */
export function Start() {
  const [stage, setStage] = useState<Stage>({ is: 'opening' });
  const begun = useRef(false);
  const open = () => {
    setStage({ is: 'opening' });
    void openStudio().then(setStage);
  };
  useEffect(() => {
    // React's strict mode runs effects twice, but the session must be started once.
    if (begun.current) return;
    begun.current = true;
    void openStudio().then(setStage);
  }, []);
  switch (stage.is) {
    case 'open':
      return <App studio={stage.studio} />;
    case 'opening':
      return <Pending title={words.start.opening} />;
    case 'no-session':
      return (
        <EmptyState icon="lock" title={words.start.noSession}>
          {words.start.noSessionHelp}
        </EmptyState>
      );
    case 'offline':
      return (
        <EmptyState
          icon="wifi-off"
          title={words.start.away}
          action={<Button onClick={open}>{words.start.again}</Button>}
        >
          {words.start.awayHelp}
        </EmptyState>
      );
  }
}

async function openStudio(): Promise<Stage> {
  try {
    const call = await openSession();
    return call ? { is: 'open', studio: await Studio.open(call) } : { is: 'no-session' };
  } catch (error) {
    return error instanceof CallError && error.problem.code === 'forbidden' ? { is: 'no-session' } : { is: 'offline' };
  }
}
