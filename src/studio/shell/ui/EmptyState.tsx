import type { ReactNode } from 'react';
import { uiTexts } from '../i18n/ui-texts.ts';
import styles from './EmptyState.module.css';
import { Icon, type IconName } from './Icon.tsx';

interface EmptyStateProps {
  icon: IconName;
  title: string;
  /** Set for temporary messages, such as loading or an error; their title is no heading. */
  role?: 'status' | 'alert';
  children?: ReactNode;
  action?: ReactNode;
}

/** A placeholder for an empty view: why it is empty, and what to do next. */
export function EmptyState({ icon, title, role, children, action }: EmptyStateProps) {
  const Title = role ? 'p' : 'h2';
  return (
    <div role={role} className={styles.empty}>
      <Icon name={icon} className={styles.icon} />
      <Title className={styles.title}>{title}</Title>
      {children && <p className={styles.words}>{children}</p>}
      {action}
    </div>
  );
}

interface PendingProps {
  /** What is being done. */
  title?: string;
  /** The error message, if it failed. */
  failure?: string;
}

/** Says that something is being loaded, or why that failed. */
export function Pending({ title = uiTexts.list.loading, failure }: PendingProps) {
  if (failure !== undefined) return <EmptyState icon="circle-alert" role="alert" title={failure} />;
  return <EmptyState icon="loader-circle" role="status" title={title} />;
}
