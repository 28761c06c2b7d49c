import type { ComponentType } from 'react';
import type { KindInfo } from '../../contract/files.ts';
import type { StudioLocation } from '../start/location.ts';
import type { IconName } from '../ui/Icon.tsx';

/** The properties of every view. */
export interface ViewProps {
  /** The kind of content that the view shows; undefined for tool views. */
  kind: KindInfo | undefined;
  location: StudioLocation;
}

/** A view that is not about a kind of content. Its title is `rooms.<name>` in words.json. */
export interface ToolView {
  name: string;
  icon: IconName;
  /** Whether the main navigation lists it; others are opened from the top bar. */
  isInRail: boolean;
  View: ComponentType<ViewProps>;
}
