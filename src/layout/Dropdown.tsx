import { useId, useRef } from 'react';
import type { MenuLink } from '../generated/types.ts';
import { Icon } from '../ui/Icon.tsx';
import { Link } from '../ui/link/Link.tsx';
import styles from './Dropdown.module.css';
import header from './Header.module.css';
import { type DropdownState, useDropdown } from './useDropdown.ts';

export interface DropdownProps extends DropdownState {
  label: string;
  entries: MenuLink[];
  /** The `aria-current` value of a link. */
  currentOf: (link: string) => 'page' | 'true' | undefined;
  /** Whether the current page belongs to it, even if no entry leads there. */
  isCurrent: boolean;
}

/** An entry of the main bar with links below it: a button that shows and hides a list. */
export function Dropdown({ label, entries, currentOf, isCurrent, ...state }: DropdownProps) {
  const item = useRef<HTMLLIElement>(null);
  const panelId = useId();
  const { open, live, onOpen, onClose } = state;
  const handlers = useDropdown(item, state);

  return (
    <li
      ref={item}
      className={styles.item}
      data-dropdown=""
      data-live={live ? '' : undefined}
      onBlur={({ relatedTarget }) => {
        if (!(relatedTarget instanceof Node && item.current?.contains(relatedTarget))) onClose();
      }}
      {...handlers}
    >
      <button
        type="button"
        className={header.entry}
        aria-expanded={open}
        aria-controls={panelId}
        data-current={isCurrent || undefined}
        onClick={({ nativeEvent }) => {
          // A mouse has already opened the menu by hovering, so its click must not close it again.
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
