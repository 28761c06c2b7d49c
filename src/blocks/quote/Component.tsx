import type { BlockProps } from '../../contracts/content.ts';
import { Button } from '../../ui/Button.tsx';
import { Picture } from '../../ui/Picture.tsx';
import { Section } from '../../ui/Section.tsx';
import styles from './quote.module.css';

/** A quotation in large type. */
export default function Quote({ id, tone = 'ink', text, by, role, picture, action }: BlockProps<'quote'>) {
  return (
    <Section id={id} tone={tone} className={styles.quote}>
      <figure>
        <blockquote>
          <p>{text}</p>
        </blockquote>
        {by && (
          <figcaption>
            {picture && <Picture picture={picture} className={styles.portrait} sizes="4rem" />}
            <span>
              <strong>{by}</strong>
              {role && <span className={styles.role}>{role}</span>}
            </span>
          </figcaption>
        )}
      </figure>
      {action && <Button action={{ style: 'secondary', ...action }} />}
    </Section>
  );
}
