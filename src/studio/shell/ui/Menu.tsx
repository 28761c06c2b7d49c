import { type KeyboardEvent, useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Button, IconButton } from './Button.tsx';
import { Icon, type IconName } from './Icon.tsx';
import styles from './Menu.module.css';

export interface MenuItem {
  label: string;
  /** An additional text after the label. */
  hint?: string;
  icon?: IconName;
  tone?: 'danger';
  isDisabled?: boolean;
  run: () => void;
}

interface MenuProps {
  label: string;
  items: MenuItem[];
  /** Whether the button that opens the menu shows only an icon, or also the label. */
  trigger?: 'icon' | 'button';
  /** A shorter text for the button, with which the label begins. */
  text?: string;
  icon?: IconName;
  className?: string;
}

/** A button that opens a menu. */
export function Menu({ label, items, trigger = 'icon', text, icon = 'ellipsis', className }: MenuProps) {
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const popover = useRef<HTMLDivElement>(null);
  const [isOpen, setOpen] = useState(false);
  const shared = {
    'aria-haspopup': 'menu',
    'aria-expanded': isOpen,
    popoverTarget: id,
    className,
    ref: button,
  } as const;
  const choose = (item: MenuItem) => {
    popover.current?.hidePopover();
    item.run();
  };
  return (
    <>
      {trigger === 'icon' ? (
        <IconButton icon={icon} label={label} {...shared} />
      ) : (
        <Button icon={icon} variant="quiet" size="small" aria-label={label} {...shared}>
          {text ?? label}
        </Button>
      )}
      <div
        id={id}
        ref={popover}
        popover="auto"
        role="menu"
        aria-label={label}
        tabIndex={-1}
        className={`popover ${styles.menu}`}
        onKeyDown={moveFocus}
        // Closed menus are not rendered, so that a long list of menus is cheap and the names of items are unique.
        onBeforeToggle={(event) => event.newState === 'open' && flushSync(() => setOpen(true))}
        onToggle={(event) => {
          // Remove the items only after closing: the popover restores the focus only if an item has it at that time.
          if (event.newState !== 'open') return setOpen(false);
          positionBelow(event.currentTarget, button.current);
          itemsOf(event.currentTarget)[0]?.focus();
        }}
      >
        {isOpen && items.map((item) => <MenuButton key={item.label} item={item} onClick={() => choose(item)} />)}
      </div>
    </>
  );
}

function MenuButton({ item, onClick }: { item: MenuItem; onClick: () => void }) {
  return (
    <button
      type="button"
      role="menuitem"
      tabIndex={-1}
      disabled={item.isDisabled}
      className={`${styles.item} ${item.tone ? styles[item.tone] : ''}`}
      onClick={onClick}
    >
      {item.icon && <Icon name={item.icon} />}
      <span className={styles.text}>
        {item.label}
        {item.hint && <span className={`hint ${styles.hint}`}> {item.hint}</span>}
      </span>
    </button>
  );
}

function itemsOf(menu: Element): HTMLElement[] {
  return [...menu.querySelectorAll<HTMLElement>('[role=menuitem]:not(:disabled)')];
}

function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  const items = itemsOf(event.currentTarget);
  const active = document.activeElement;
  const at = active instanceof HTMLElement ? items.indexOf(active) : -1;
  const targets: Record<string, number> = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: -1 };
  const target = targets[event.key];
  if (target === undefined) return;
  event.preventDefault();
  event.stopPropagation();
  items.at(target % items.length)?.focus();
}

const GAP = 4;
const EDGE = 8;

/** Positions an open popover below its button, or above if there is no room. It stays there if its content shrinks. */
export function positionBelow(popover: HTMLElement, button: Element | null): void {
  if (!button) return;
  const at = button.getBoundingClientRect();
  const { offsetWidth: width, offsetHeight: height } = popover;
  const isRoomBelow = at.bottom + GAP + height <= innerHeight - EDGE;
  const isAbove = !isRoomBelow && height <= at.top - GAP - EDGE;
  const left = Math.min(at.left, innerWidth - width - EDGE);
  popover.style.left = `${Math.max(EDGE, left)}px`;
  popover.style.top = isAbove ? 'auto' : `${isRoomBelow ? at.bottom + GAP : EDGE}px`;
  popover.style.bottom = isAbove ? `${innerHeight - at.top + GAP}px` : 'auto';
}
