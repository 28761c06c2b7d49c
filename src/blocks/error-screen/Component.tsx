import type { BlockProps } from '../../contracts/content.ts';
import { Buttons } from '../../ui/Button.tsx';
import { Eyebrow } from '../../ui/Heading.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { Link } from '../../ui/link/Link.tsx';
import { Picture } from '../../ui/Picture.tsx';
import { Section } from '../../ui/Section.tsx';
import backdrop from './backdrop.static.module.css';
import styles from './error-screen.module.css';

/** The screen for paths without a page (specification 2.23). */
export default function ErrorScreen(block: BlockProps<'error-screen'>) {
  const { id, eyebrow, code, title, text, picture, actions, linksTitle, links } = block;
  return (
    <Section id={id} tone="ink" className={`${styles.screen} ${backdrop.ground}`}>
      {picture && <Picture picture={picture} className={backdrop.backdrop} sizes="(min-width: 60rem) 100vw, 88vw" />}
      <div className={styles.message}>
        {eyebrow && <Eyebrow>{eyebrow}</Eyebrow>}
        <p className={styles.code}>{code}</p>
        <h1>{title}</h1>
        <p className={styles.text}>{text}</p>
        <Buttons actions={actions} />
      </div>
      {links && (
        <div className={styles.links}>
          {linksTitle && <h2>{linksTitle}</h2>}
          <ul>
            {links.map((entry) => (
              <li key={entry.label}>
                <Link link={entry.link} label={entry.label}>
                  {entry.icon && <Icon name={entry.icon} />}
                  <span>
                    <strong>{entry.label}</strong>
                    {entry.description && <small>{entry.description}</small>}
                  </span>
                  <Icon name="arrow-right" />
                </Link>
              </li>
            ))}
          </ul>
        </div>
      )}
    </Section>
  );
}
