import { useEffect, useId, useRef, useState } from 'react';
import type { PageWeight as Weight } from '../../../contract/media.ts';
import { useObserved } from '../../client/observable.ts';
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
  const weight = useWeight(path);
  if (!weight) return null;
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

function useWeight(path: string): Weight | undefined {
  const studio = useStudio();
  const { revision } = useObserved(studio.state);
  const [weight, setWeight] = useState<Weight>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: each new revision can change the weight.
  useEffect(() => {
    const timer = setTimeout(() => {
      // A page that cannot be rendered has no size; the error is reported elsewhere.
      void studio.call('weight', { path }).then(setWeight, () => setWeight(undefined));
    }, QUIET);
    return () => clearTimeout(timer);
  }, [studio, path, revision]);
  return weight;
}
