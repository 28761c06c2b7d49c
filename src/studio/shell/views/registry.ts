import type { ComponentType } from 'react';
import type { KindInfo } from '../../contract/files.ts';
import { FilesView } from './FilesView.tsx';
import { FactsView } from './facts/FactsView.tsx';
import { HistoryView } from './history/HistoryView.tsx';
import { PicturesView } from './pictures/PicturesView.tsx';
import { PublishView } from './publish/PublishView.tsx';
import { SearchView } from './search/SearchView.tsx';
import { ThemeView } from './theme/ThemeView.tsx';
import type { ToolView, ViewProps } from './view-props.ts';

/** Special views by kind of content. All other kinds use FilesView. */
const specialViews: Record<string, ComponentType<ViewProps> | undefined> = {
  facts: FactsView,
  images: PicturesView,
  theme: ThemeView,
};

/** Views that are not about a kind of content. */
export const toolViews: readonly ToolView[] = [
  { name: 'history', icon: 'history', isInRail: true, View: HistoryView },
  { name: 'search', icon: 'search', isInRail: false, View: SearchView },
  { name: 'publish', icon: 'send', isInRail: false, View: PublishView },
];

/** The component of a view; undefined if there is no view of this name. @param kind the kind of content of this name */
export function viewFor(name: string, kind: KindInfo | undefined): ComponentType<ViewProps> | undefined {
  const tool = toolViews.find((view) => view.name === name);
  return tool?.View ?? specialViews[name] ?? (kind && FilesView);
}

/** Whether a tool view has this name. */
export function isToolView(name: string): boolean {
  return toolViews.some((view) => view.name === name);
}
