import { Component, type ReactNode } from 'react';
import { titleOfRoom } from '../rooms/room-titles.ts';
import { Button } from '../ui/Button.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';
import { words } from '../words/words.ts';
import type { Location } from './location.ts';

interface RoomBoundaryProps {
  location: Location;
  children: ReactNode;
}

/**
 * An error boundary around the room, so that the top bar, the navigation and pending edits survive an error during
 * rendering. Renders the room again on request and on navigation.
 */
export class RoomBoundary extends Component<RoomBoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override componentDidUpdate({ location }: RoomBoundaryProps): void {
    if (this.state.hasFailed && location !== this.props.location) this.#retry();
  }

  #retry(): void {
    this.setState({ hasFailed: false });
  }

  override render() {
    if (!this.state.hasFailed) return this.props.children;
    return (
      <>
        <h1 className="visually-hidden">{titleOfRoom(this.props.location.room)}</h1>
        <EmptyState
          icon="circle-alert"
          role="alert"
          title={words.start.failed}
          action={<Button onClick={() => this.#retry()}>{words.start.again}</Button>}
        >
          {words.start.failedHelp}
        </EmptyState>
      </>
    );
  }
}
