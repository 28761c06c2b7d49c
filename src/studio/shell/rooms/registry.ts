import type { ComponentType } from 'react';
import type { KindInfo } from '../../contract/files.ts';
import { FilesRoom } from './FilesRoom.tsx';
import { FactsRoom } from './facts/FactsRoom.tsx';
import { HistoryRoom } from './history/HistoryRoom.tsx';
import { PicturesRoom } from './pictures/PicturesRoom.tsx';
import { PublishRoom } from './publish/PublishRoom.tsx';
import type { RoomProps, WorkRoom } from './room-props.ts';
import { SearchRoom } from './search/SearchRoom.tsx';
import { ThemeRoom } from './theme/ThemeRoom.tsx';

/** Special rooms by kind of content. All other kinds use FilesRoom. */
const ownRooms: Record<string, ComponentType<RoomProps> | undefined> = {
  facts: FactsRoom,
  images: PicturesRoom,
  theme: ThemeRoom,
};

/** Rooms that are not about a kind of content. */
export const workRooms: readonly WorkRoom[] = [
  { name: 'history', icon: 'history', isInRail: true, Room: HistoryRoom },
  { name: 'search', icon: 'search', isInRail: false, Room: SearchRoom },
  { name: 'publish', icon: 'send', isInRail: false, Room: PublishRoom },
];

/** The component of a room; undefined if there is no room of this name. @param kind the kind of content of this name */
export function roomFor(name: string, kind: KindInfo | undefined): ComponentType<RoomProps> | undefined {
  const work = workRooms.find((room) => room.name === name);
  return work?.Room ?? ownRooms[name] ?? (kind && FilesRoom);
}

/** Whether a work room has this name. */
export function hasRoom(name: string): boolean {
  return workRooms.some((room) => room.name === name);
}
