import { useEffect, useState } from 'react';
import type { BlockProps } from '../../contracts/content.ts';
import { Icon } from '../../ui/Icon.tsx';
import { Link } from '../../ui/link/Link.tsx';
import styles from './banner.module.css';
import { startBlinking } from './blink.ts';
import { watchForms } from './watch-forms.ts';

/**
 * A strip at the lower edge of the screen that visitors can close (specification 2.19 and 4). It is hidden without a
 * script, since it could not be closed.
 */
export default function Banner({ id, text, action, icon, blink, words }: BlockProps<'banner'>) {
  const [open, setOpen] = useState(true);
  const [bright, setBright] = useState(false);
  const [away, setAway] = useState(false);

  useEffect(() => watchForms(setAway), []);

  useEffect(() => {
    if (!open || matchMedia('(prefers-reduced-motion: reduce)').matches) return undefined;
    return startBlinking(blink, setBright);
  }, [open, blink]);

  const close = () => {
    setOpen(false);
    // The focused button is removed, so move the focus to the main part, without scrolling.
    document.querySelector('main')?.focus({ preventScroll: true });
  };

  return (
    <section id={id} data-tone="ink" className={styles.banner} data-away={away} hidden={!open}>
      <div className={styles.strip}>
        <span className={styles.icon} data-bright={bright}>
          <Icon name={icon} />
        </span>
        <p>
          {text} <Link link={action.link} label={action.label} />
        </p>
        <button type="button" aria-label={words.close} onClick={close}>
          <Icon name="x" />
        </button>
      </div>
    </section>
  );
}
