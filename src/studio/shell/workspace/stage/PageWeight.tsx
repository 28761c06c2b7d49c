import { useId, useRef } from 'react';
import { useObserved } from '../../client/observable.ts';
import { useAnswer } from '../../rooms/use-answer.ts';
import { useStudio } from '../../start/studio-context.ts';
import { Icon } from '../../ui/Icon.tsx';
import { placeBelow } from '../../ui/Menu.tsx';
import { fill, words } from '../../words/words.ts';
import styles from './PageWeight.module.css';

const KILOBYTE = 1000;

/** Debounce delay in milliseconds. */
const QUIET = 1500;

const kilobytes = (bytes: number) =>
  fill(words.weight.size, {
    size: bytes < 100 * KILOBYTE ? (bytes / KILOBYTE).toFixed(1) : Math.round(bytes / KILOBYTE),
  });

/** The weight of the previewed page, and whether its document fits into the first flight of a connection. */
export function PageWeight({ path }: { path: string }) {
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const { revision } = useObserved(useStudio().state);
  const { answer: weight, failure } = useAnswer('weight', { path }, { reason: revision, pause: QUIET });
  // A page that cannot be rendered has no size; the error is reported elsewhere.
  if (!weight || failure !== undefined) return null;
  const isHeavy = weight.document > weight.firstFlight;
  const size = kilobytes(weight.document);
  return (
    <>
      <button
        ref={button}
        type="button"
        popoverTarget={id}
        aria-label={fill(words.weight.button, { size })}
        title={isHeavy ? words.weight.heavy : words.weight.light}
        className={`${styles.button} ${isHeavy ? styles.heavy : ''}`}
      >
        <Icon name="gauge" />
        {size}
      </button>
      <section
        id={id}
        popover="auto"
        aria-label={words.weight.title}
        className={`popover ${styles.details}`}
        onToggle={(event) => event.newState === 'open' && placeBelow(event.currentTarget, button.current)}
      >
        <h3 className={styles.title}>{words.weight.title}</h3>
        <dl className={styles.sizes}>
          <Size name={words.weight.document} bytes={weight.document} />
          <Size name={words.weight.pictures} bytes={weight.pictures} />
          <Size name={words.weight.script} bytes={weight.script} />
        </dl>
        <p className={isHeavy ? styles.heavy : 'muted'}>
          {fill(isHeavy ? words.weight.heavyHelp : words.weight.lightHelp, { flight: kilobytes(weight.firstFlight) })}
        </p>
      </section>
    </>
  );
}

function Size({ name, bytes }: { name: string; bytes: number }) {
  if (bytes === 0) return null;
  return (
    <>
      <dt>{name}</dt>
      <dd>{kilobytes(bytes)}</dd>
    </>
  );
}
