import { type KeyboardEvent, useEffect, useId, useRef } from 'react';
import type { MenuLink } from '../generated/types.ts';
import { Icon } from '../ui/Icon.tsx';
import { Link } from '../ui/link/Link.tsx';
import styles from './Dropdown.module.css';
import header from './Header.module.css';
import { entryForKey } from './menu-keys.ts';

interface DropdownProps {
  label: string;
  entries: MenuLink[];
  /** What `aria-current` says of a link. */
  currentOf: (link: string) => 'page' | undefined;
  open: boolean;
  /** Milliseconds between the pointer's leaving and the closing. */
  closeDelay: number;
  /** Whether the header runs; before that, style sheets open the menu on hover and focus. */
  live: boolean;
  onOpen: () => void;
  onClose: () => void;
}

/** An entry of the main bar with links below it: a button that shows and hides a list. */
export function Dropdown({ label, entries, currentOf, open, closeDelay, live, onOpen, onClose }: DropdownProps) {
  const item = useRef<HTMLLIElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const panelId = useId();
  const cancel = () => clearTimeout(timer.current);
  const links = () => [...(item.current?.querySelectorAll('a') ?? [])];

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, for a visitor who was there before the header ran
  useEffect(() => {
    if (live && item.current && isVisited(item.current)) onOpen();
    return cancel;
  }, [live]);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && open) {
      onClose();
      item.current?.querySelector('button')?.focus();
      return;
    }
    const next = entryForKey(
      event.key,
      links().findIndex((link) => link.matches(':focus')),
      entries.length,
    );
    if (next === undefined) return;
    event.preventDefault();
    onOpen();
    requestAnimationFrame(() => links()[next]?.focus());
  };

  return (
    <li
      ref={item}
      className={styles.item}
      data-dropdown=""
      data-live={live ? '' : undefined}
      onPointerEnter={({ pointerType }) => {
        cancel();
        if (pointerType === 'mouse') onOpen();
      }}
      onPointerLeave={({ pointerType }) => {
        if (pointerType === 'mouse') timer.current = setTimeout(onClose, closeDelay);
      }}
      onBlur={({ relatedTarget }) => {
        if (!(relatedTarget instanceof Node && item.current?.contains(relatedTarget))) onClose();
      }}
      onKeyDown={onKeyDown}
    >
      <button
        type="button"
        className={header.entry}
        aria-expanded={open}
        aria-controls={panelId}
        data-current={entries.some(({ link }) => currentOf(link)) || undefined}
        onClick={({ nativeEvent }) => {
          // A mouse has opened the menu by coming near; its press must not close it again.
          const byMouse = nativeEvent instanceof PointerEvent && nativeEvent.pointerType === 'mouse';
          if (open && !byMouse) onClose();
          else onOpen();
        }}
      >
        {label}
        <Icon name="chevron-down" />
      </button>
      <p className={styles.name}>{label}</p>
      <ul id={panelId} className={styles.panel} data-open={open || undefined}>
        {entries.map((entry) => (
          <li key={entry.label}>
            <Link link={entry.link} label={entry.label} aria-current={currentOf(entry.link)}>
              {entry.icon && <Icon name={entry.icon} />}
              <span>
                {entry.label}
                {entry.description && <small>{entry.description}</small>}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </li>
  );
}

/** Whether style sheets show the menu now: for a pointer above it or the focus on its button or one of its links. */
function isVisited(item: HTMLElement): boolean {
  const pointed = item.matches(':hover') && matchMedia('(hover: hover)').matches;
  return pointed || item.matches(':focus-within');
}
