import { Component, type ReactNode } from 'react';
import { uiTexts } from '../i18n/ui-texts.ts';
import { Button } from '../ui/Button.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';
import { titleOfView } from '../views/view-titles.ts';
import type { StudioLocation } from './location.ts';

interface ViewErrorBoundaryProps {
  location: StudioLocation;
  children: ReactNode;
}

/**
 * An error boundary around the view, so that the top bar, the navigation and pending edits survive an error during
 * rendering. Renders the view again on request and on navigation.
 */
export class ViewErrorBoundary extends Component<ViewErrorBoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override componentDidUpdate({ location }: ViewErrorBoundaryProps): void {
    if (this.state.hasFailed && location !== this.props.location) this.#retry();
  }

  #retry(): void {
    this.setState({ hasFailed: false });
  }

  override render() {
    if (!this.state.hasFailed) return this.props.children;
    return (
      <>
        <h1 className="visually-hidden">{titleOfView(this.props.location.view)}</h1>
        <EmptyState
          icon="circle-alert"
          role="alert"
          title={uiTexts.start.failed}
          action={<Button onClick={() => this.#retry()}>{uiTexts.start.again}</Button>}
        >
          {uiTexts.start.failedHelp}
        </EmptyState>
      </>
    );
  }
}
