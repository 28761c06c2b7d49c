import type { AriaAttributes, ReactNode } from 'react';
import { linkTarget } from './link-target.ts';

export interface LinkProps extends Pick<AriaAttributes, 'aria-current' | 'aria-label'> {
  /** Where it leads, as staff write it. */
  link: string;
  /** Its words, for the message of a link that leads nowhere yet. */
  label: string;
  className?: string;
  /** Opens in a new tab. Links to other sites always do. */
  newTab?: boolean;
  /** Loads the target anew instead of changing to it in place. */
  reload?: boolean;
  /** Escape follows it too, where no dialog is open. */
  byEscape?: boolean;
  /** What is shown instead of the label. */
  children?: ReactNode;
}

/** Every link and link-like button of the site, as plain HTML; one listener on the document gives the buttons their behaviour. */
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

/** The hint is rendered once by the frame of the page. */
const NEW_TAB = { target: '_blank', rel: 'noopener noreferrer', 'aria-describedby': 'new-tab-hint' };
