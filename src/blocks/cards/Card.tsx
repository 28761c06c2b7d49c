import type { BlockProps } from '../../contracts/content.ts';
import { ActionWords } from '../../ui/Button.tsx';
import shared from '../../ui/card.static.module.css';
import { Icon } from '../../ui/Icon.tsx';
import { Link } from '../../ui/link/Link.tsx';
import { Picture } from '../../ui/Picture.tsx';
import { Points } from '../../ui/rich-text/Points.tsx';
import { RichText } from '../../ui/rich-text/RichText.tsx';
import { TitleText } from '../../ui/rich-text/TitleText.tsx';
import styles from './cards.module.css';

export interface CardProps {
  card: BlockProps<'cards'>['cards'][number];
  level: 2 | 3;
  /** The `sizes` attribute of its picture. */
  sizes: string;
}

/** One card. Its link covers the whole card, so that a click anywhere follows it. */
export function Card({ card, level, sizes }: CardProps) {
  const Title = `h${level}` as const;
  const { id, title, label, text, points, icon, picture, action } = card;
  return (
    <li id={id} className={`${shared.card} ${styles.card}`}>
      {picture && <Picture picture={picture} className={`${shared.picture} ${styles.picture}`} sizes={sizes} />}
      {icon && (
        <span className={styles.icon}>
          <Icon name={icon} />
        </span>
      )}
      <div className={styles.words}>
        {label && <p className={styles.label}>{label}</p>}
        <Title className={styles.title}>
          <TitleText text={title} />
        </Title>
        <RichText text={text} className={styles.text} />
        <Points points={points} className={styles.points} />
      </div>
      {action && (
        <Link
          link={action.link}
          label={action.label}
          newTab={action.newTab}
          reload={action.reload}
          className={`${shared.cover} ${styles.link}`}
        >
          <ActionWords label={action.label} context={action.context} />
          <Icon name={action.icon ?? 'arrow-right'} />
        </Link>
      )}
    </li>
  );
}
