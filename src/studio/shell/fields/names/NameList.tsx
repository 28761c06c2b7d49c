import { type RefObject, useEffect, useId, useRef, useState } from 'react';
import type { NameInfo } from '../../../contract/files.ts';
import { useObserved } from '../../client/observable.ts';
import { uiTexts } from '../../i18n/ui-texts.ts';
import { useOverview, useStudio } from '../../start/window-context.ts';
import { matchingNames } from './matching-names.ts';
import styles from './NameList.module.css';
import { useActiveOption } from './use-active-option.ts';

const MAX_NAMES = 60;

interface NameListProps {
  /** The reference kind of the entities to choose from, as in x-ref. */
  kind: string;
  label: string;
  onPick: (name: NameInfo) => void;
  /** Whether the search text can be chosen too, even if it is not a name. */
  isFree?: boolean;
  /** The popover that contains the list; the names are loaded when it opens. */
  popover: RefObject<HTMLElement | null>;
}

/** A searchable list of entities to choose from. */
export function NameList({ popover, ...rest }: NameListProps) {
  const [isWanted, setWanted] = useState(() => popover.current?.matches(':popover-open') ?? false);
  useEffect(() => {
    const element = popover.current;
    const want = () => setWanted(true);
    element?.addEventListener('beforetoggle', want);
    return () => element?.removeEventListener('beforetoggle', want);
  }, [popover]);
  return isWanted ? <Names {...rest} /> : null;
}

/** The list, which loads the names. */
function Names({ kind, label, isFree, onPick }: Omit<NameListProps, 'popover'>) {
  const studio = useStudio();
  const names = useObserved(studio.names(kind));
  const [query, setQuery] = useState('');
  const list = useRef<HTMLDivElement>(null);
  const search = useRef<HTMLInputElement>(null);
  const id = useId();
  const isNamed = names?.some(({ name }) => name === query) ?? false;
  const free = isFree && query !== '' && !isNamed ? [{ name: query, title: query }] : [];
  const found = [...matchingNames(names ?? [], query), ...free].slice(0, MAX_NAMES);
  useEffect(() => search.current?.focus(), []);
  const { active, reset, onKeyDown } = useActiveOption(found, list, { first: 0, onPick });
  return (
    <div className={styles.names}>
      <input
        ref={search}
        type="search"
        role="combobox"
        aria-expanded="true"
        aria-controls={id}
        aria-activedescendant={found[active] && `${id}-${active}`}
        aria-label={label}
        placeholder={label}
        className={styles.search}
        value={query}
        onChange={(event) => {
          setQuery(event.target.value);
          reset();
        }}
        onKeyDown={onKeyDown}
      />
      {found.length === 0 && <p className={styles.none}>{names ? uiTexts.fields.noNames : uiTexts.list.loading}</p>}
      <div id={id} ref={list} role="listbox" aria-label={label} className={styles.list}>
        <NameOptions id={id} names={found} active={active} onPick={onPick} />
      </div>
    </div>
  );
}

interface NameOptionsProps {
  id: string;
  names: readonly NameInfo[];
  active: number;
  onPick: (name: NameInfo) => void;
}

/** The options of a list of entities: picture or icon, title, and the name if it differs from the title. */
export function NameOptions({ id, names, active, onPick }: NameOptionsProps) {
  return names.map((name, index) => (
    <div
      key={name.name}
      id={`${id}-${index}`}
      role="option"
      aria-selected={index === active}
      tabIndex={-1}
      className={`aligned ${styles.option}`}
      onMouseDown={(event) => event.preventDefault()}
      onClick={() => onPick(name)}
      onKeyDown={(event) => event.key === 'Enter' && onPick(name)}
    >
      <NamePicture name={name} />
      <span className={`one-line ${styles.title}`}>{name.title || name.name}</span>
      {name.title !== name.name && name.title !== '' && (
        <span className={`hint one-line ${styles.name}`}>{name.name}</span>
      )}
    </div>
  ));
}

/** The thumbnail or icon of an entity, if it has one. */
export function NamePicture({ name, className = '' }: { name: NameInfo; className?: string }) {
  const { pageOrigin } = useOverview();
  if (name.picture) {
    const src = new URL(name.picture, pageOrigin).href;
    return <img src={src} alt="" loading="lazy" className={`${styles.picture} ${className}`} />;
  }
  if (!name.icon) return null;
  const src = `data:image/svg+xml,${encodeURIComponent(name.icon)}`;
  return <img src={src} alt="" className={`${styles.icon} ${className}`} />;
}
