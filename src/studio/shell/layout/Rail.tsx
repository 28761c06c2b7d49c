import type { KindInfo } from '../../contract/files.ts';
import { useObserved } from '../client/observable.ts';
import { uiTexts } from '../i18n/ui-texts.ts';
import { sectionsProperty } from '../schema/sections.ts';
import { useNavigation, useOverview, useStudio } from '../start/window-context.ts';
import { Icon, type IconName } from '../ui/Icon.tsx';
import { toolViews } from '../views/registry.ts';
import { iconOfKind, titleOfView } from '../views/view-titles.ts';
import styles from './Rail.module.css';

interface RailItem {
  name: string;
  title: string;
  icon: IconName;
}

/** The main navigation: a view for each kind of content, and views for other work, such as publishing. */
export function Rail() {
  const studio = useStudio();
  const { kinds } = useOverview();
  return (
    <nav aria-label={uiTexts.rail.label} className={styles.rail} data-part>
      {groupsOf(kinds, (kind) => sectionsProperty(studio.schemas, kind) !== undefined).map(({ title, items }) => (
        <section key={title ?? ''} className={styles.group} aria-label={title}>
          {title && (
            <p className={styles.title} aria-hidden="true">
              {title}
            </p>
          )}
          <ul>
            {items.map((item) => (
              <RailButton key={item.name} item={item} />
            ))}
          </ul>
        </section>
      ))}
    </nav>
  );
}

function RailButton({ item }: { item: RailItem }) {
  const navigation = useNavigation();
  const location = useObserved(navigation.location);
  return (
    <li>
      <button
        type="button"
        title={item.title}
        aria-current={location.view === item.name ? 'page' : undefined}
        className={`aligned ${styles.room}`}
        onClick={() => navigation.go({ view: item.name })}
      >
        <Icon name={item.icon} />
        <span className="one-line">{item.title}</span>
      </button>
    </li>
  );
}

/** The groups of items: kinds with sections first, then collections, other folders, single files, and other work. */
function groupsOf(kinds: KindInfo[], isMain: (kind: KindInfo) => boolean): { title?: string; items: RailItem[] }[] {
  const itemsOf = (wanted: (kind: KindInfo) => boolean) =>
    kinds.filter(wanted).map((kind) => ({ name: kind.name, title: titleOfView(kind.name), icon: iconOfKind(kind) }));
  const groups = [
    { items: itemsOf(isMain) },
    { title: uiTexts.rail.collections, items: itemsOf(({ isCollection }) => isCollection) },
    {
      title: uiTexts.rail.parts,
      items: itemsOf((kind) => kind.isFolder && !kind.isCollection && !isMain(kind)),
    },
    { title: uiTexts.rail.site, items: itemsOf(({ isFolder }) => !isFolder) },
    {
      title: uiTexts.rail.work,
      items: toolViews
        .filter(({ isInRail }) => isInRail)
        .map(({ name, icon }) => ({ name, icon, title: titleOfView(name) })),
    },
  ];
  return groups.filter(({ items }) => items.length > 0);
}
