import type { LeaderItem } from '../../generated/types.ts';
import card from '../../ui/card.static.module.css';
import { Icon } from '../../ui/Icon.tsx';
import { Link } from '../../ui/link/Link.tsx';
import { Picture } from '../../ui/Picture.tsx';
import { openLabel, profilePath } from './people.ts';
import styles from './profiles.module.css';

interface PersonCardProps {
  id: string;
  person: LeaderItem;
  listPath: string;
  /** The text of the link that opens the profile, with {firstName}. */
  open: string;
  level: 2 | 3;
  /** Shown large and with a sentence about the person. */
  isLarge: boolean;
}

/** A person with the link to their profile, which covers the whole card. */
export function PersonCard({ id, person, listPath, open, level, isLarge }: PersonCardProps) {
  const Name = `h${level}` as const;
  const label = openLabel(open, person);
  return (
    <li id={id} className={styles.person}>
      <Picture picture={person.picture} className={styles.portrait} sizes={isLarge ? LARGE : SMALL} />
      <div className={styles.words}>
        <Name className={styles.name}>{person.name}</Name>
        <p className={styles.role}>{person.title}</p>
        {isLarge && <p className={styles.about}>{person.metaDescription}</p>}
        <Link link={profilePath(listPath, person)} label={label} className={`${card.cover} ${styles.open}`}>
          {label}
          <Icon name="arrow-right" />
        </Link>
      </div>
    </li>
  );
}

const LARGE = '(min-width: 48rem) 46vw, 88vw';
const SMALL = '(min-width: 48rem) 22vw, 34vw';
