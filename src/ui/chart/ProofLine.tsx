import { IN_RANGE } from '../../contracts/in-range.ts';
import type { Proof } from '../../contracts/resolved.ts';
import { WORD_JOINER } from '../../contracts/word-joiner.ts';
import type { Words } from '../../generated/types.ts';
import { wholeValues } from '../rich-text/RichText.tsx';
import styles from './ProofLine.static.module.css';

const NO_BREAK_SPACE = '\u00a0';

interface ProofLineProps {
  proof?: Proof;
  /** The part it applies to, if there are several. */
  of?: string;
  words: Pick<Words, 'figureResult' | 'figureTarget' | 'figureMarket' | 'figureSource'>;
}

/**
 * The basis of a figure: whether it is a result, a target or of the market, period and source. They are written as
 * sentences, so that a line may end after each of them. Ranges stay whole; the build joins only those of long texts.
 */
export function ProofLine({ proof, of, words }: ProofLineProps) {
  const { status, period, source } = proof ?? {};
  if (!status && !period && !source) return null;
  // The word for the source stays with its first word.
  const named = words.figureSource.replaceAll(' ', NO_BREAK_SPACE);
  const parts = [[of, period].filter(Boolean).join(': '), source && named.replace('{source}', source)];
  const labels = { result: words.figureResult, target: words.figureTarget, market: words.figureMarket };
  const label = status && labels[status];
  return (
    <p className={styles.proof} data-status={status}>
      {label && <b>{label}</b>}
      {wholeValues(` ${parts.filter(Boolean).join('. ')}`.replaceAll(IN_RANGE, WORD_JOINER))}
    </p>
  );
}
