import type { ReactNode } from 'react';
import { Icon, type IconName } from '../ui/Icon.tsx';
import styles from './Banner.module.css';

interface BannerProps {
  icon?: IconName;
  title: ReactNode;
  /** Details and buttons. */
  children: ReactNode;
}

/** A warning across the window. */
export function Banner({ icon = 'triangle-alert', title, children }: BannerProps) {
  return (
    <div role="alert" className={`aligned ${styles.banner}`}>
      <Icon name={icon} />
      <strong>{title}</strong>
      {children}
    </div>
  );
}
