import type { ComponentType } from 'react';
import type { KindInfo } from '../../contract/files.ts';
import type { Location } from '../start/location.ts';
import type { IconName } from '../ui/Icon.tsx';

/** The properties of every room. */
export interface RoomProps {
  /** The kind of content that the room shows; undefined for work rooms. */
  kind: KindInfo | undefined;
  location: Location;
}

/** A room that is not about a kind of content. Its title is `rooms.<name>` in words.json. */
export interface WorkRoom {
  name: string;
  icon: IconName;
  /** Whether the main navigation lists it; others are opened from the top bar. */
  isInRail: boolean;
  Room: ComponentType<RoomProps>;
}
