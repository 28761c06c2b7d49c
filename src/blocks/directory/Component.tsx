import type { BlockProps } from '../../contracts/content.ts';
import { Heading } from '../../ui/Heading.tsx';
import { RichText } from '../../ui/rich-text/RichText.tsx';
import { Section } from '../../ui/Section.tsx';
import { DirectoryLink } from './DirectoryLink.tsx';
import styles from './directory.module.css';

/** Groups of links: in columns, as a grid of tiles, in rows with a button each, or as a few large panels. */
export default function Directory(block: BlockProps<'directory'>) {
  const { id, tone, variant = 'columns', heading, groups } = block;
  const Title = heading ? 'h3' : 'h2';
  return (
    <Section id={id} tone={tone} className={`${styles.directory} ${styles[variant]}`}>
      {heading && <Heading heading={heading} />}
      <div className={styles.groups}>
        {groups.map(({ title, text, links }) => (
          <div key={links[0]?.label} className={styles.group}>
            {(title || text) && (
              <div className={styles.words}>
                {title && <Title>{title}</Title>}
                {text && <RichText text={text} className={styles.text} />}
              </div>
            )}
            <ul className={styles.links}>
              {links.map((link, index) => (
                <li key={link.label} data-tone={variant === 'large' && index === 0 ? 'accent' : undefined}>
                  <DirectoryLink link={link} variant={variant}>
                    {link.document?.made && <span className={styles.facts}>{link.document.made.words}</span>}
                  </DirectoryLink>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </Section>
  );
}
