import { useObserved } from '../client/observable.ts';
import { useStudio } from '../start/studio-context.ts';
import { Icon } from '../ui/Icon.tsx';
import { words } from '../words/words.ts';
import styles from './Banner.module.css';

/** Says that the server is gone, and that nothing is lost. */
export function OfflineBanner() {
  const { connection } = useStudio();
  const isOnline = useObserved(connection.isOnline);
  if (isOnline) return null;
  return (
    <div role="alert" className={`${styles.banner} ${styles.warning}`}>
      <Icon name="wifi-off" />
      <strong>{words.offline.title}</strong>
      <span>{words.offline.help}</span>
    </div>
  );
}
