import type { BlockProps } from '../../contracts/content.ts';
import { Heading } from '../../ui/Heading.tsx';
import { Section } from '../../ui/Section.tsx';
import { PersonCard } from './PersonCard.tsx';
import { ProfileDialog } from './ProfileDialog.tsx';
import styles from './profiles.module.css';
import { useSelectedPerson } from './useSelectedPerson.ts';

/**
 * People, the first one large; each has a profile with its own URL (specification 2.6). The profile named by the URL is
 * already open in the HTML, so that it can be read and closed without a script.
 */
export default function Profiles(block: BlockProps<'profiles'>) {
  const { blockKey, id, tone, heading, people, selected, path, texts, words } = block;
  const shown = useSelectedPerson(people, selected, path);
  return (
    <Section id={id} tone={tone} className={`${styles.profiles} ${heading ? '' : styles.bare}`.trim()}>
      {heading && <Heading heading={heading} />}
      <ul className={styles.people}>
        {people.map((person, index) => (
          <PersonCard
            key={person.id}
            id={`${blockKey}-${person.id}`}
            person={person}
            listPath={path}
            open={texts.open}
            level={heading ? 3 : 2}
            isLarge={index === 0}
          />
        ))}
      </ul>
      {shown && (
        <ProfileDialog
          key={shown.id}
          person={shown}
          listPath={path}
          texts={texts}
          close={words.close}
          titleId={`${blockKey}-profile`}
          openerId={`${blockKey}-${shown.id}`}
        />
      )}
    </Section>
  );
}
