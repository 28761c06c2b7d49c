import { memo, useCallback, useId, useRef, useState } from 'react';
import type { SiteData } from '../contracts/site-data.ts';
import { Icon } from '../ui/Icon.tsx';
import { Link } from '../ui/link/Link.tsx';
import styles from './FloatingMenu.later.module.css';
import { useDismiss } from './useDismiss.ts';
import { useScroll } from './useScroll.ts';

interface FloatingMenuProps {
  data: SiteData;
  onMessage: (text: string) => void;
  onNavigate: (path: string) => void;
}

type MenuAction = SiteData['navigation']['floatingMenu']['actions'][number];

/** Pixels of scrolling to ignore, because content above the screen may change its height. */
const TREMBLE = 8;

/** The events outside of the menu that close it. */
const OUTSIDE = ['pointerdown'];

/**
 * The round button at the bottom left and its actions (specification 2.25). Documents do not contain it; it appears on
 * scroll.
 */
export const FloatingMenu = memo(function FloatingMenu({ data, onMessage, onNavigate }: FloatingMenuProps) {
  const { showAfter, throttle, actions } = data.navigation.floatingMenu;
  const [visible, setVisible] = useState(false);
  const [open, setOpen] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const listId = useId();
  const [away, setAway] = useState(false);
  const before = useRef(0);
  const cameAt = useRef(0);
  const look = useCallback(() => {
    setVisible(scrollY > showAfter);
    if (scrollY <= showAfter) setOpen(false);
    if (Math.abs(scrollY - before.current) < TREMBLE) return;
    if (scrollY < before.current || before.current <= showAfter) cameAt.current = scrollY;
    setAway(scrollY > cameAt.current + innerHeight || isOverForm(root.current));
    before.current = scrollY;
  }, [showAfter]);
  useScroll(look, throttle);
  useDismiss(root, open, () => setOpen(false), OUTSIDE);

  const perform = (action: MenuAction) => {
    setOpen(false);
    if (action.log) console.info(action.log);
    if (action.message) onMessage(action.message);
    if (action.link) onNavigate(action.link);
    if (action.do !== 'show-message') scrollTo({ top: 0 });
  };

  if (!visible) return null;
  return (
    <div ref={root} className={styles.floating} data-tone="ink" data-away={away && !open}>
      <button
        type="button"
        className={styles.toggle}
        aria-label={data.words.quickActions}
        aria-expanded={open}
        aria-controls={open ? listId : undefined}
        onClick={() => setOpen(!open)}
      >
        <Icon name="plus" />
      </button>
      {open && <FloatingActions id={listId} actions={actions} onPerform={perform} />}
    </div>
  );
});

interface ActionsProps {
  id: string;
  actions: MenuAction[];
  onPerform: (action: MenuAction) => void;
}

/** The actions of the open menu. */
export function FloatingActions({ id, actions, onPerform }: ActionsProps) {
  return (
    <ul id={id} className={styles.actions}>
      {actions.map((action) => (
        <li key={action.label}>
          {action.do === 'open-link' ? (
            <Link link={action.link ?? ''} label={action.label}>
              <Icon name={action.icon} />
              {action.label}
            </Link>
          ) : (
            <button type="button" onClick={() => onPerform(action)}>
              <Icon name={action.icon} />
              {action.label}
            </button>
          )}
        </li>
      ))}
    </ul>
  );
}

/** Whether a form overlaps the position of the button. */
function isOverForm(button: HTMLElement | null): boolean {
  const top = button?.getBoundingClientRect().top ?? 0;
  return [...document.querySelectorAll('main [data-block="form"]')].some((form) => {
    const place = form.getBoundingClientRect();
    return place.top < innerHeight && place.bottom > Math.min(top, innerHeight);
  });
}
