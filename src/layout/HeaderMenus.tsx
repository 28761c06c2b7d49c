import { type Dispatch, type SetStateAction, useEffect, useState } from 'react';
import type { SiteData } from '../contracts/site-data.ts';
import { Link } from '../ui/link/Link.tsx';
import { ariaCurrent, isInMenu } from './current.ts';
import { Dropdown, type DropdownProps } from './Dropdown.tsx';
import styles from './Header.module.css';

interface HeaderMenusProps {
  data: SiteData;
  /** The main path of the current page; links to it are marked. */
  current: string;
  /** The label of the open dropdown. */
  open: string | undefined;
  setOpen: Dispatch<SetStateAction<string | undefined>>;
}

/** The header links: the main bar with its dropdowns, and the top bar. */
export function HeaderMenus({ data, current, open, setOpen }: HeaderMenusProps) {
  const { words, navigation } = data;
  const [live, setLive] = useState(false);
  useEffect(() => setLive(true), []);
  const currentOf = (link: string) => ariaCurrent(data, link, current);
  return (
    <>
      <nav aria-label={words.mainMenu} className={styles.main}>
        <ul>
          {navigation.main.map((entry) =>
            entry.entries ? (
              <Dropdown
                key={entry.label}
                label={entry.label}
                entries={entry.entries}
                currentOf={currentOf}
                isCurrent={isInMenu(data, entry.entries, current)}
                open={open === entry.label}
                closeDelay={navigation.dropdownCloseDelay}
                live={live}
                onOpen={() => setOpen(entry.label)}
                onClose={() => setOpen((shown) => (shown === entry.label ? undefined : shown))}
              />
            ) : (
              <MenuItem key={entry.label} entry={entry} currentOf={currentOf} />
            ),
          )}
        </ul>
      </nav>
      <nav aria-label={words.topMenu} className={styles.top}>
        <ul>
          {navigation.topBar.map((entry) => (
            <MenuItem key={entry.label} entry={entry} currentOf={currentOf} />
          ))}
        </ul>
      </nav>
    </>
  );
}

interface MenuItemProps extends Pick<DropdownProps, 'currentOf'> {
  entry: { label: string; link?: string };
}

function MenuItem({ entry: { label, link = '' }, currentOf }: MenuItemProps) {
  return (
    <li>
      <Link link={link} label={label} className={styles.entry} aria-current={currentOf(link)} />
    </li>
  );
}
