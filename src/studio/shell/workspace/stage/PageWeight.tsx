import { useEffect, useState } from 'react';
import type { PageWeight as Weight } from '../../../contract/media.ts';
import { useObserved } from '../../client/observable.ts';
import { useStudio } from '../../start/studio-context.ts';
import { fill, words } from '../../words/words.ts';
import styles from './Stage.module.css';

const KILOBYTE = 1000;

/** Milliseconds without a change after which a page is weighed. */
const QUIET = 1500;

/** What the shown document weighs, and whether it still fits into what a network sends first. */
export function PageWeight({ path }: { path: string }) {
  const weight = useWeight(path);
  if (!weight) return null;
  const { document, firstFlight } = weight;
  const isHeavy = document > firstFlight;
  const size = (bytes: number) => (bytes / KILOBYTE).toFixed(1);
  return (
    <span
      className={`${styles.weight} ${isHeavy ? styles.heavy : ''}`}
      title={isHeavy ? fill(words.pages.heavy, { flight: size(firstFlight) }) : undefined}
    >
      {fill(words.pages.weight, { size: size(document) })}
    </span>
  );
}

function useWeight(path: string): Weight | undefined {
  const studio = useStudio();
  const { revision } = useObserved(studio.state);
  const [weight, setWeight] = useState<Weight>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: each change may make it heavier.
  useEffect(() => {
    const timer = setTimeout(() => {
      // What cannot be shown cannot be weighed, and is told elsewhere.
      void studio.call('weight', { path }).then(setWeight, () => setWeight(undefined));
    }, QUIET);
    return () => clearTimeout(timer);
  }, [studio, path, revision]);
  return weight;
}
