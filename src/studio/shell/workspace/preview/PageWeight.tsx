import { useId, useRef } from 'react';
import { fill, uiTexts } from '../../i18n/ui-texts.ts';
import { useStudioState } from '../../start/window-context.ts';
import { Icon } from '../../ui/Icon.tsx';
import { positionBelow } from '../../ui/Menu.tsx';
import { useApiCall } from '../../views/use-api-call.ts';
import styles from './PageWeight.module.css';

const KILOBYTE = 1000;
const DEBOUNCE_MS = 1500;

const kilobytes = (bytes: number) =>
  fill(uiTexts.weight.size, {
    size: bytes < 100 * KILOBYTE ? (bytes / KILOBYTE).toFixed(1) : Math.round(bytes / KILOBYTE),
  });

/** The weight of the previewed page, and whether its document fits into the first flight of a connection. */
export function PageWeight({ path }: { path: string }) {
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const { revision } = useStudioState();
  const { response: weight, failure } = useApiCall('weight', { path }, { reason: revision, delayMs: DEBOUNCE_MS });
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
        aria-label={fill(uiTexts.weight.button, { size })}
        title={isHeavy ? uiTexts.weight.heavy : uiTexts.weight.light}
        className={`${styles.button} ${isHeavy ? styles.heavy : ''}`}
      >
        <Icon name="gauge" />
        {size}
      </button>
      <section
        id={id}
        popover="auto"
        aria-label={uiTexts.weight.title}
        className={`popover ${styles.details}`}
        onToggle={(event) => event.newState === 'open' && positionBelow(event.currentTarget, button.current)}
      >
        <h3 className={styles.title}>{uiTexts.weight.title}</h3>
        <dl className={styles.sizes}>
          <Size name={uiTexts.weight.document} bytes={weight.document} />
          <Size name={uiTexts.weight.pictures} bytes={weight.pictures} />
          <Size name={uiTexts.weight.script} bytes={weight.script} />
        </dl>
        <p className={isHeavy ? styles.heavy : 'muted'}>
          {fill(isHeavy ? uiTexts.weight.heavyHelp : uiTexts.weight.lightHelp, {
            flight: kilobytes(weight.firstFlight),
          })}
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
