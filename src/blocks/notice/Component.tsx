import type { BlockProps } from '../../contracts/content.ts';
import { Buttons } from '../../ui/Button.tsx';
import disc from '../../ui/dialog/close.module.css';
import { Icon } from '../../ui/Icon.tsx';
import { Link } from '../../ui/link/Link.tsx';
import { RichText } from '../../ui/rich-text/RichText.tsx';
import { TitleText } from '../../ui/rich-text/TitleText.tsx';
import styles from './notice.module.css';

/**
 * A full-screen notice with its points and buttons (specification 2.21 and 2.22). Every link to another page is a full
 * page load; Escape follows the link of the close button.
 */
export default function Notice(block: BlockProps<'notice'>) {
  const { blockKey, id, title, description, acknowledgement, points, badges, actions, close, words } = block;
  return (
    <section id={id} data-tone="ink" className={styles.notice} aria-labelledby={`${blockKey}-title`}>
      <Link
        link={close}
        label={words.close}
        aria-label={words.close}
        className={`${disc.close} ${styles.close}`}
        reload
        byEscape
      >
        <Icon name="x" />
      </Link>
      <div className={styles.opening}>
        <h1 id={`${blockKey}-title`}>
          <TitleText text={title} />
        </h1>
        <RichText text={description} className={styles.description} />
      </div>
      <div className={styles.sheet} data-tone="paper">
        <ol className={styles.points}>
          {points.map((point) => (
            <li key={point.title}>
              {point.icon && <Icon name={point.icon} className={styles.icon} />}
              <h2>
                <TitleText text={point.title} />
              </h2>
              <RichText text={point.text} />
            </li>
          ))}
        </ol>
        {badges && (
          <ul className={styles.badges}>
            {badges.map((badge) => (
              <li key={badge}>
                <Icon name="badge-check" />
                {badge}
              </li>
            ))}
          </ul>
        )}
        <div className={styles.answer}>
          {acknowledgement && <RichText text={acknowledgement} />}
          <Buttons actions={actions} />
        </div>
      </div>
    </section>
  );
}
