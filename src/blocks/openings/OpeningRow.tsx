import type { BlockProps } from '../../contracts/content.ts';
import type { OpeningItem } from '../../generated/types.ts';
import card from '../../ui/card.static.module.css';
import { Icon } from '../../ui/Icon.tsx';
import { Link } from '../../ui/link/Link.tsx';
import { Points } from '../../ui/rich-text/Points.tsx';
import { TitleText } from '../../ui/rich-text/TitleText.tsx';
import styles from './openings.module.css';

interface OpeningRowProps {
  opening: OpeningItem;
  /** The link of an open position. */
  apply: string;
  texts: BlockProps<'openings'>['texts'];
  level: 2 | 3 | 4;
}

/** A position: its description, its requirements, and whether applications are possible. */
export function OpeningRow({ opening, apply, texts, level }: OpeningRowProps) {
  const Title = `h${level}` as const;
  const { title, location, type, available, summary, requirements } = opening;
  return (
    <li className={`${styles.opening} ${available ? styles.open : styles.closed}`}>
      <div className={styles.head}>
        <p className={styles.mark}>{available ? texts.available : texts.closed}</p>
        <Title className={styles.title}>
          <TitleText text={title} />
        </Title>
        <p className={styles.place}>
          <span>
            <Icon name="map-pin" />
            {location}
          </span>
          <span>
            <Icon name="briefcase-business" />
            {type}
          </span>
        </p>
      </div>
      <div className={styles.body}>
        <p>{summary}</p>
        <p className={styles.label}>{texts.requirements}</p>
        <Points points={requirements} />
      </div>
      {available && (
        <Link link={apply} label={texts.apply} className={`${card.cover} ${styles.apply}`}>
          {texts.apply}
          <span className="visually-hidden">: {title}</span>
          <Icon name="arrow-down" />
        </Link>
      )}
    </li>
  );
}
