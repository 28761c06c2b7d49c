import { useRef } from 'react';
import type { BlockProps } from '../../contracts/content.ts';
import type { LeaderItem } from '../../generated/types.ts';
import disc from '../../ui/dialog/close.module.css';
import { Icon } from '../../ui/Icon.tsx';
import { Link } from '../../ui/link/Link.tsx';
import { Picture } from '../../ui/Picture.tsx';
import { Points } from '../../ui/rich-text/Points.tsx';
import { RichText } from '../../ui/rich-text/RichText.tsx';
import styles from './ProfileDialog.module.css';
import { useModal } from './useModal.ts';

type Texts = BlockProps<'profiles'>['texts'];

interface ProfileDialogProps {
  person: LeaderItem;
  listPath: string;
  texts: Texts;
  /** The text of the link that closes it. */
  close: string;
  titleId: string;
  /** The id of the element that contains the link that opens it. */
  openerId: string;
}

/** A profile over the page: already open in the HTML, and modal as soon as a script runs. */
export function ProfileDialog({ person, listPath, texts, close, titleId, openerId }: ProfileDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  useModal(dialog, openerId);
  return (
    <dialog open ref={dialog} className={styles.dialog} data-tone="paper" aria-labelledby={titleId} closedby="any">
      <Link link={listPath} label={close} className={`${disc.close} ${styles.close}`} aria-label={close}>
        <Icon name="x" />
      </Link>
      <div className={styles.sheet}>
        <Picture
          picture={{ ...person.picture, alt: '' }}
          className={styles.portrait}
          sizes="(min-width: 48rem) 27rem, 100vw"
        />
        <div className={styles.words}>
          <h2 id={titleId} tabIndex={-1} className={styles.name}>
            {person.name}
          </h2>
          <p className={styles.role}>{person.title}</p>
          <Contacts person={person} texts={texts} />
          <div className={styles.bio}>
            {person.bio.map((paragraph) => (
              <RichText key={paragraph} text={paragraph} />
            ))}
          </div>
          <Experience person={person} texts={texts} />
        </div>
      </div>
    </dialog>
  );
}

interface PartProps {
  person: LeaderItem;
  texts: Texts;
}

/** The person's professional network and e-mail address, if they have one. */
function Contacts({ person: { profileLink, email }, texts }: PartProps) {
  if (profileLink === undefined && email === undefined) return null;
  return (
    <p className={styles.contacts}>
      {profileLink !== undefined && (
        <Link link={profileLink} label={texts.network}>
          {texts.network}
          <Icon name="arrow-up-right" />
        </Link>
      )}
      {email && (
        <Link link={`mailto:${email}`} label={texts.email}>
          {texts.email}
          <Icon name="mail" />
        </Link>
      )}
    </p>
  );
}

/** The person's skills, achievements and education. */
function Experience({ person: { expertise, techStack, achievements, education }, texts }: PartProps) {
  return (
    <>
      <h3>{texts.expertise}</h3>
      <ul className={styles.expertise}>
        {expertise.map((area) => (
          <li key={area}>{area}</li>
        ))}
      </ul>
      {techStack && (
        <>
          <h3>{texts.techStack}</h3>
          <ul className={styles.stack}>
            {techStack.map((technology) => (
              <li key={technology}>{technology}</li>
            ))}
          </ul>
        </>
      )}
      {achievements && (
        <>
          <h3>{texts.achievements}</h3>
          <Points points={achievements} />
        </>
      )}
      <h3>{texts.education}</h3>
      <dl className={styles.education}>
        {education.map(({ degree, institution, year }) => (
          <div key={degree}>
            <dt>{year}</dt>
            <dd>
              <strong>{degree}</strong>
              <br />
              {institution}
            </dd>
          </div>
        ))}
      </dl>
    </>
  );
}
