import { useEffect, useRef, useState } from 'react';
import { CallError } from '../client/call.ts';
import { StudioClient } from '../client/studio-client.ts';
import { uiTexts } from '../i18n/ui-texts.ts';
import { Button } from '../ui/Button.tsx';
import { EmptyState, Pending } from '../ui/EmptyState.tsx';
import { App } from './App.tsx';
import { openSession } from './session.ts';

type StartState = { is: 'opening' } | { is: 'open'; studio: StudioClient } | { is: 'no-session' } | { is: 'offline' };

/** Opens the studio, or explains why it cannot be opened. */
export function Start() {
  const [state, setState] = useState<StartState>({ is: 'opening' });
  const begun = useRef(false);
  const open = () => {
    setState({ is: 'opening' });
    void openStudio().then(setState);
  };
  useEffect(() => {
    // React's strict mode runs effects twice, but the session must be started once.
    if (begun.current) return;
    begun.current = true;
    void openStudio().then(setState);
  }, []);
  switch (state.is) {
    case 'open':
      return <App studio={state.studio} />;
    case 'opening':
      return <Pending title={uiTexts.start.opening} />;
    case 'no-session':
      return (
        <EmptyState icon="lock" title={uiTexts.start.noSession}>
          {uiTexts.start.noSessionHelp}
        </EmptyState>
      );
    case 'offline':
      return (
        <EmptyState
          icon="wifi-off"
          title={uiTexts.start.away}
          action={<Button onClick={open}>{uiTexts.start.again}</Button>}
        >
          {uiTexts.start.awayHelp}
        </EmptyState>
      );
  }
}

async function openStudio(): Promise<StartState> {
  try {
    const call = await openSession();
    return call ? { is: 'open', studio: await StudioClient.open(call) } : { is: 'no-session' };
  } catch (error) {
    return error instanceof CallError && error.problem.code === 'forbidden' ? { is: 'no-session' } : { is: 'offline' };
  }
}
