import type { Proof } from '../../contracts/resolved.ts';
import type { Words } from '../../generated/types.ts';
import styles from './ProofLine.static.module.css';

/** The no-break space keeps it from beginning a line. */
const SEPARATOR = '\u00a0· ';

/** A range, such as a period of years: '2023–2025'. The build joins only those of long texts. */
const RANGE = /(\d+–\d+)/;

interface ProofLineProps {
  proof?: Proof;
  /** The part it applies to, if there are several. */
  of?: string;
  words: Pick<Words, 'figureResult' | 'figureTarget' | 'figureSource'>;
}

/** The basis of a figure in one line: result or target, period and source. */
export function ProofLine({ proof, of, words }: ProofLineProps) {
  const { status, period, source } = proof ?? {};
  if (!status && !period && !source) return null;
  const parts = [of, period, source && words.figureSource.replace('{source}', source)].filter(Boolean);
  return (
    <p className={styles.proof} data-status={status}>
      {status && <b>{status === 'result' ? words.figureResult : words.figureTarget}</b>}
      {` ${parts.join(SEPARATOR)}`.split(RANGE).map((text, index) =>
        index % 2 === 0 ? (
          text
        ) : (
          // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text never change their order
          <span key={index} className="unbroken">
            {text}
          </span>
        ),
      )}
    </p>
  );
}
