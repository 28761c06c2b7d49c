import { memo, useCallback, useEffect, useRef, useState } from 'react';
import type { SiteData } from '../contracts/site-data.ts';
import { Drawing } from '../ui/Drawing.tsx';
import { Icon } from '../ui/Icon.tsx';
import { onAddressChange } from '../ui/link/address-change.ts';
import { Link } from '../ui/link/Link.tsx';
import styles from './Header.module.css';
import { HeaderMenus } from './HeaderMenus.tsx';
import marks from './logo.static.module.css';
import { Search } from './search/Search.tsx';
import { useMenu } from './useMenu.ts';

interface HeaderProps {
  data: SiteData;
  /** The current path. Open menus close when it changes. */
  path: string;
  /** The main path of the current page; links to it are marked. */
  current: string;
}

const MENU_ID = 'site-menu';

/**
 * The header of every page (specification 2.2). One list of links serves both layouts: two bars on wide screens, and a
 * native popover on phones, which opens before any script runs.
 */
export const Header = memo(function Header({ data, path, current }: HeaderProps) {
  const { words, navigation } = data;
  const [open, setOpen] = useState<string>();
  const [searching, setSearching] = useState(false);
  const toggle = useRef<HTMLButtonElement>(null);
  const menu = useRef<HTMLDivElement>(null);
  const menuOpen = useMenu(toggle, menu, path);
  const closeSearch = useCallback(() => setSearching(false), []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: navigation closes all menus (specification 4)
  useEffect(() => {
    const reset = () => {
      setOpen(undefined);
      setSearching(false);
    };
    reset();
    return onAddressChange(reset);
  }, [path]);

  return (
    // The class that applies the body font may already be set (browser/entry/body-font.ts).
    <header className={styles.header} data-tone="paper" suppressHydrationWarning>
      <Link link={navigation.logo.link} label={navigation.logo.alt} className={styles.logo}>
        <Logo logo={navigation.logo} hasDark={data.hasDark} />
      </Link>
      <button
        ref={toggle}
        type="button"
        className={styles.toggle}
        aria-label={menuOpen ? words.closeMenu : words.menu}
        aria-expanded={menuOpen}
        popoverTarget={MENU_ID}
      >
        <Icon name="menu" />
        <Icon name="x" />
      </button>
      <div ref={menu} id={MENU_ID} popover="auto" className={styles.menu}>
        <HeaderMenus data={data} current={current} open={open} setOpen={setOpen} />
      </div>
      {navigation.search && (
        <Search data={data} open={searching} onToggle={() => setSearching(!searching)} onClose={closeSearch} />
      )}
    </header>
  );
});

/** The logo, and the dark-mode logo if the site has one. */
function Logo({
  logo: { onLight, onDark, alt },
  hasDark,
}: Pick<SiteData['navigation'], 'logo'> & { hasDark: boolean }) {
  if (!hasDark || onLight.file === onDark.file) return <Drawing drawing={onLight} label={alt} />;
  return (
    <>
      <span className={marks.day}>
        <Drawing drawing={onLight} label={alt} />
      </span>
      <span className={marks.night}>
        <Drawing drawing={onDark} label={alt} />
      </span>
    </>
  );
}
