import type { BlockProps } from '../../contracts/content.ts';
import type { Tone } from '../../generated/types.ts';
import { ProofLine } from '../../ui/chart/ProofLine.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { figureParts } from './figure.ts';
import styles from './metrics.module.css';

interface MetricProps {
  item: BlockProps<'metrics'>['items'][number];
  /** The background of its tile, if it differs from the section's. */
  tone?: Tone;
  words: BlockProps<'metrics'>['words'];
}

/** One figure with what it counts. */
export function Metric({ item: { value, label, text, icon }, tone, words }: MetricProps) {
  const { before, number, after } = figureParts(value.text);
  return (
    <li data-tone={tone} className={styles.metric}>
      {icon && <Icon name={icon} className={styles.icon} />}
      <p className={styles.figure}>
        {before && <small className={styles.before}>{before}</small>}
        {number}
        {after && <small>{after}</small>}
      </p>
      <div className={styles.words}>
        <p className={styles.label}>{label}</p>
        {text && <p className={styles.text}>{text}</p>}
        <ProofLine proof={value.proof} words={words} />
      </div>
    </li>
  );
}
