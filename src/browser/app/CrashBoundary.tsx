import { Component, type ReactNode } from 'react';
import type { FullPageData } from '../../contracts/page-data.ts';
import { trustedHtml } from '../../ui/rich-text/trusted-html.ts';
import { loadNotFoundPage } from '../entry/load/not-found-page.ts';

interface CrashBoundaryState {
  crashed: boolean;
  screen?: FullPageData;
}

/**
 * Catches errors of the application itself: logs them and shows the 404 screen as static HTML, in which only links
 * work.
 */
export class CrashBoundary extends Component<{ children: ReactNode }, CrashBoundaryState> {
  override state: CrashBoundaryState = { crashed: false };

  static getDerivedStateFromError(): CrashBoundaryState {
    return { crashed: true };
  }

  override componentDidCatch(error: unknown): void {
    console.error(error);
    loadNotFoundPage()
      .then((screen) => this.setState({ crashed: true, screen }))
      .catch(console.error);
  }

  override render(): ReactNode {
    const { crashed, screen } = this.state;
    if (!crashed) return this.props.children;
    const html = screen?.blocks.map((block) => screen.html[block.key]).join('') ?? '';
    // biome-ignore lint/security/noDangerouslySetInnerHtml: rendered by us from checked content
    return <main dangerouslySetInnerHTML={{ __html: trustedHtml(html) }} />;
  }
}
