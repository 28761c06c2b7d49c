import { type ComponentType, useCallback, useEffect, useRef, useState } from 'react';
import type { SiteData } from '../../contracts/site-data.ts';
import { fetchCode } from '../../ui/fetch-code.ts';
import { Icon } from '../../ui/Icon.tsx';
import { useDismiss } from '../useDismiss.ts';
import later from './Search.later.module.css';
import styles from './Search.module.css';
import type { SearchPanelProps } from './SearchPanel.tsx';
import { isShortcutOn, SEARCH_KEY, setShortcut } from './search-shortcut.ts';

interface SearchProps {
  data: SiteData;
  open: boolean;
  onToggle: () => void;
  onClose: () => void;
}

type Panel = ComponentType<SearchPanelProps>;

/** The panel's code, fetched when the search is first opened. */
function usePanel(wanted: boolean): { Panel?: Panel; failed: boolean; retry: () => void } {
  const [Panel, setPanel] = useState<Panel>();
  const [failed, setFailed] = useState(false);
  const load = useCallback(() => {
    setFailed(false);
    fetchCode(() => import('./SearchPanel.tsx')).then(
      (module) => setPanel(() => module.SearchPanel),
      () => setFailed(true),
    );
  }, []);
  useEffect(() => {
    if (wanted && !Panel) load();
  }, [wanted, Panel, load]);
  useEffect(() => {
    if (!failed || !wanted) return undefined;
    addEventListener('online', load);
    return () => removeEventListener('online', load);
  }, [failed, wanted, load]);
  return { Panel, failed, retry: load };
}

/** The events outside of the panel that close it. */
const OUTSIDE = ['pointerdown', 'focusin'];

/** The search button and its panel, which is only rendered once opened. */
export function Search({ data, open, onToggle, onClose }: SearchProps) {
  const { words } = data;
  const root = useRef<HTMLDivElement>(null);
  const { Panel, failed, retry } = usePanel(open);
  const [hasKey, setHasKey] = useState(true);
  useEffect(() => setHasKey(isShortcutOn()), []);
  const onKeyChange = useCallback((on: boolean) => {
    setShortcut(on);
    setHasKey(on);
  }, []);
  useDismiss(root, open, onClose, OUTSIDE);
  return (
    <div ref={root} className={styles.search}>
      <button
        type="button"
        className={styles.toggle}
        aria-label={words.search}
        aria-keyshortcuts={hasKey ? SEARCH_KEY : undefined}
        aria-expanded={open}
        aria-controls="search-panel"
        onClick={onToggle}
      >
        <Icon name="search" />
      </button>
      <div id="search-panel" className={later.panel} hidden={!open}>
        {open && Panel && <Panel data={data} hasKey={hasKey} onKeyChange={onKeyChange} />}
        {open && failed && (
          <p role="alert">
            {words.searchFailed}{' '}
            <button type="button" onClick={retry}>
              {words.tryAgain}
            </button>
          </p>
        )}
      </div>
    </div>
  );
}
