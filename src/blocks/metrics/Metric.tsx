import type { BlockProps } from '../../contracts/content.ts';
import type { Tone } from '../../generated/types.ts';
import { Icon } from '../../ui/Icon.tsx';
import { figureParts } from './figure.ts';
import styles from './metrics.module.css';

interface MetricProps {
  item: BlockProps<'metrics'>['items'][number];
  /** The ground of its tile, where it differs from that of the section. */
  tone?: Tone;
}

/** One figure with what it counts. */
export function Metric({ item: { value, label, text, icon }, tone }: MetricProps) {
  const { before, number, after } = figureParts(value);
  return (
    <li data-tone={tone} className={styles.metric}>
      {icon && <Icon name={icon} className={styles.icon} />}
      <p className={styles.figure}>
        {before && <small>{before}</small>}
        {number}
        {after && <small>{after}</small>}
      </p>
      <div className={styles.words}>
        <p className={styles.label}>{label}</p>
        {text && <p className={styles.text}>{text}</p>}
      </div>
    </li>
  );
}
