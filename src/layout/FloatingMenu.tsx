import { memo, useCallback, useEffect, useId, useRef, useState } from 'react';
import type { SiteData } from '../contracts/site-data.ts';
import { Icon } from '../ui/Icon.tsx';
import styles from './FloatingMenu.module.css';
import { useScroll } from './useScroll.ts';

interface FloatingMenuProps {
  data: SiteData;
  onMessage: (text: string) => void;
  onNavigate: (path: string) => void;
}

type MenuAction = SiteData['navigation']['floatingMenu']['actions'][number];

/** The round button at the bottom left, once the page is scrolled, and its actions (specification 2.25). */
export const FloatingMenu = memo(function FloatingMenu({ data, onMessage, onNavigate }: FloatingMenuProps) {
  const { showAfter, throttle, actions } = data.navigation.floatingMenu;
  const [visible, setVisible] = useState(false);
  const [open, setOpen] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const listId = useId();
  const look = useCallback(() => {
    setVisible(scrollY > showAfter);
    if (scrollY <= showAfter) setOpen(false);
  }, [showAfter]);
  useScroll(look, throttle);
  useCloseOutside(root, open, () => setOpen(false));

  const perform = (action: MenuAction) => {
    setOpen(false);
    if (action.log) console.info(action.log);
    if (action.message) onMessage(action.message);
    if (action.link) onNavigate(action.link);
    if (action.do !== 'show-message') scrollTo({ top: 0 });
  };

  return (
    <div ref={root} className={styles.floating} data-tone="ink" hidden={!visible}>
      <button
        type="button"
        className={styles.toggle}
        aria-label={data.words.quickActions}
        aria-expanded={open}
        aria-controls={listId}
        onClick={() => setOpen(!open)}
      >
        <Icon name="plus" />
      </button>
      <ul id={listId} className={styles.actions} hidden={!open}>
        {actions.map((action) => (
          <li key={action.label}>
            <button type="button" onClick={() => perform(action)}>
              <Icon name={action.icon} />
              {action.label}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
});

/** Closes on a press outside, and on Escape with the focus back on the toggle. */
function useCloseOutside(root: React.RefObject<HTMLElement | null>, open: boolean, close: () => void): void {
  const onClose = useRef(close);
  onClose.current = close;
  useEffect(() => {
    if (!open) return undefined;
    const onPress = ({ target }: Event) => {
      if (target instanceof Node && !root.current?.contains(target)) onClose.current();
    };
    const onKeyDown = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape') return;
      onClose.current();
      root.current?.querySelector('button')?.focus();
    };
    document.addEventListener('pointerdown', onPress);
    document.addEventListener('keydown', onKeyDown);
    return () => {
      document.removeEventListener('pointerdown', onPress);
      document.removeEventListener('keydown', onKeyDown);
    };
  }, [open, root]);
}
