import type { KindInfo } from '../../contract/files.ts';
import { useObserved } from '../client/observable.ts';
import { workRooms } from '../rooms/registry.ts';
import { iconOfKind, titleOfRoom } from '../rooms/room-titles.ts';
import { sectionsProperty } from '../schema/sections.ts';
import { useNavigation } from '../start/navigation.ts';
import { useStudio } from '../start/studio-context.ts';
import { Icon, type IconName } from '../ui/Icon.tsx';
import { words } from '../words/words.ts';
import styles from './Rail.module.css';

interface RailRoom {
  name: string;
  title: string;
  icon: IconName;
}

/** The main navigation: a room for each kind of content, and rooms for other work, such as publishing. */
export function Rail() {
  const studio = useStudio();
  const { kinds } = useObserved(studio.overview);
  return (
    <nav aria-label={words.rail.label} className={styles.rail} data-part>
      {groupsOf(kinds, (kind) => sectionsProperty(studio.schemas, kind) !== undefined).map(({ title, rooms }) => (
        <section key={title ?? ''} className={styles.group} aria-label={title}>
          {title && (
            <p className={styles.title} aria-hidden="true">
              {title}
            </p>
          )}
          <ul>
            {rooms.map((room) => (
              <RoomButton key={room.name} room={room} />
            ))}
          </ul>
        </section>
      ))}
    </nav>
  );
}

function RoomButton({ room }: { room: RailRoom }) {
  const navigation = useNavigation();
  const location = useObserved(navigation.location);
  return (
    <li>
      <button
        type="button"
        title={room.title}
        aria-current={location.room === room.name ? 'page' : undefined}
        className={`aligned ${styles.room}`}
        onClick={() => navigation.go({ room: room.name })}
      >
        <Icon name={room.icon} />
        <span className="one-line">{room.title}</span>
      </button>
    </li>
  );
}

/** The groups of rooms: kinds with sections first, then collections, other folders, single files, and other work. */
function groupsOf(kinds: KindInfo[], isMain: (kind: KindInfo) => boolean): { title?: string; rooms: RailRoom[] }[] {
  const roomsOf = (wanted: (kind: KindInfo) => boolean) =>
    kinds.filter(wanted).map((kind) => ({ name: kind.name, title: titleOfRoom(kind.name), icon: iconOfKind(kind) }));
  const groups = [
    { rooms: roomsOf(isMain) },
    { title: words.rail.collections, rooms: roomsOf(({ isCollection }) => isCollection) },
    {
      title: words.rail.parts,
      rooms: roomsOf((kind) => kind.isFolder && !kind.isCollection && !isMain(kind)),
    },
    { title: words.rail.site, rooms: roomsOf(({ isFolder }) => !isFolder) },
    {
      title: words.rail.work,
      rooms: workRooms
        .filter(({ isInRail }) => isInRail)
        .map(({ name, icon }) => ({ name, icon, title: titleOfRoom(name) })),
    },
  ];
  return groups.filter(({ rooms }) => rooms.length > 0);
}
