import type { AriaAttributes, ReactNode } from 'react';
import { linkTarget } from './link-target.ts';

export interface LinkProps extends Pick<AriaAttributes, 'aria-current' | 'aria-label'> {
  /** The target, as written in content. */
  link: string;
  /** Its text, also used in the message of a link without a target. */
  label: string;
  className?: string;
  /** Opens in a new tab, as links to other sites always do. */
  newTab?: boolean;
  /** Does a full load instead of client-side navigation. */
  reload?: boolean;
  /** Escape follows it too, if no dialog is open. */
  byEscape?: boolean;
  /** What is shown instead of the label. */
  children?: ReactNode;
}

/**
 * Every link and link-like button of the site, as plain HTML. One event listener on the document gives the buttons
 * their behaviour.
 */
export function Link({ link, label, newTab, reload, byEscape, children = label, ...attributes }: LinkProps) {
  const target = linkTarget(link);
  switch (target.kind) {
    case 'coming-soon':
      return (
        <button type="button" data-coming-soon={label} {...attributes}>
          {children}
        </button>
      );
    case 'back':
      return (
        <button type="button" data-back="" {...attributes}>
          {children}
        </button>
      );
    case 'dialog':
      return (
        <button type="button" {...{ command: 'show-modal', commandfor: target.id }} {...attributes}>
          {children}
        </button>
      );
    default: {
      const tab = newTab || target.kind === 'elsewhere';
      const ways = { 'data-reload': reload ? '' : undefined, 'data-escape': byEscape ? '' : undefined };
      return (
        <a href={target.href} {...ways} {...(tab ? NEW_TAB : undefined)} {...attributes}>
          {children}
        </a>
      );
    }
  }
}

/** The hint with this id is rendered once, outside of the blocks. */
const NEW_TAB = { target: '_blank', rel: 'noopener noreferrer', 'aria-describedby': 'new-tab-hint' };
