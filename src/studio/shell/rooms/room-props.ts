import type { ComponentType } from 'react';
import type { KindInfo } from '../../contract/files.ts';
import type { Location } from '../start/location.ts';
import type { IconName } from '../ui/Icon.tsx';

/** What every room gets. */
export interface RoomProps {
  /** The kind of content that it is for; undefined for rooms of another sort. */
  kind: KindInfo | undefined;
  location: Location;
}

/** A room that belongs to no kind of content. Its title is `rooms.<name>` in words.json. */
export interface WorkRoom {
  name: string;
  icon: IconName;
  /** Whether it is listed in the rail; others are opened from the top bar. */
  isInRail: boolean;
  Room: ComponentType<RoomProps>;
}
