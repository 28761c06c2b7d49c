import type { ReactNode } from 'react';
import type { BlockProps } from '../../contracts/content.ts';
import { Button } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { Link } from '../../ui/link/Link.tsx';
import { TitleText } from '../../ui/rich-text/TitleText.tsx';
import { Cover } from './Cover.tsx';
import styles from './directory.module.css';

type Directory = BlockProps<'directory'>;

interface DirectoryLinkProps {
  link: Directory['groups'][number]['links'][number];
  variant: NonNullable<Directory['variant']>;
  /** Further content, below its text. */
  children?: ReactNode;
}

/** A link of a directory. In rows, it is a button beside its text; elsewhere the whole entry is the link. */
export function DirectoryLink({
  link: { label, link, text, icon, call, document },
  variant,
  children,
}: DirectoryLinkProps) {
  const words = (
    <span className={styles.entry}>
      <span className={styles.label}>
        <TitleText text={label} />
      </span>
      {text && <span className={styles.text}>{text}</span>}
      {children}
    </span>
  );
  if (variant === 'rows' && call) {
    return (
      <div className={styles.link}>
        {document ? <Cover file={document} /> : icon && <Icon name={icon} className={styles.icon} />}
        {words}
        <Button action={{ label: call, context: label, link, style: 'secondary' }} className={styles.call} />
      </div>
    );
  }
  return (
    <Link link={link} label={label} className={styles.link}>
      {icon && <Icon name={icon} className={styles.icon} />}
      {words}
      <Icon name="arrow-right" className={styles.arrow} />
    </Link>
  );
}
