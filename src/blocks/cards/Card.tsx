import type { BlockProps } from '../../shapes.ts';
import { Icon } from '../../ui/Icon.tsx';
import { Link } from '../../ui/Link.tsx';
import { Picture } from '../../ui/Picture.tsx';
import { RichText } from '../../ui/RichText.tsx';
import styles from './cards.module.css';

interface CardProps {
  card: BlockProps<'cards'>['cards'][number];
  level: 2 | 3;
}

/** One card. Its link covers the whole card, so that a press anywhere follows it. */
export function Card({ card, level }: CardProps) {
  const Title = `h${level}` as const;
  const { title, text, icon, picture, action } = card;
  return (
    <li className={styles.card}>
      {picture && <Picture picture={picture} className={styles.picture} sizes="(min-width: 60rem) 45vw, 92vw" />}
      {icon && (
        <span className={styles.icon}>
          <Icon name={icon} />
        </span>
      )}
      <div className={styles.words}>
        <Title className={styles.title}>{title}</Title>
        <RichText text={text} className={styles.text} />
      </div>
      {action && (
        <Link
          link={action.link}
          label={action.label}
          newTab={action.newTab}
          reload={action.reload}
          className={styles.link}
        >
          {action.label}
          <Icon name={action.icon ?? 'arrow-right'} />
        </Link>
      )}
    </li>
  );
}
